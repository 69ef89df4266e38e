// The changes of Prototype.js 1.6 to built-in objects that affect other scripts: enumerable methods on prototypes,
// `toJSON` that changes JSON.stringify, replaced built-in functions, `$`, and an extended Element and Event.
(() => {
  Object.assign(Array.prototype, {
    each(callback) {
      for (let n = 0; n < this.length; n += 1) callback(this[n], n);
      return this;
    },
    first() {
      return this[0];
    },
    toJSON() {
      return `[${this.map((value) => JSON.stringify(value)).join(', ')}]`;
    },
    reverse(inline) {
      const list = inline === false ? this.slice() : this;
      for (let n = 0; n < list.length / 2; n += 1)
        [list[n], list[list.length - 1 - n]] = [list[list.length - 1 - n], list[n]];
      return list;
    },
  });
  String.prototype.toJSON = function toJSON() {
    return `"${this}"`;
  };
  String.prototype.strip = String.prototype.trim;
  Function.prototype.bind = function bind(context, ...first) {
    const method = this;
    return function bound(...rest) {
      return method.apply(context, first.concat(rest));
    };
  };
  window.$ = (id) => document.getElementById(id);
  for (const name of ['show', 'hide', 'update', 'visible']) {
    HTMLElement.prototype[name] = function extended() {
      return this;
    };
  }
  Event.prototype.stop = function stop() {
    this.preventDefault();
    this.stopPropagation();
  };
})();
