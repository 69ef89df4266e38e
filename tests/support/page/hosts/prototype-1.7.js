// The changes of Prototype.js 1.7 to built-in objects: enumerable methods of Enumerable, String, Function and Element on the built-in
// prototypes, `Array.from` without iterables, and another `bind`. 1.7 has no `Array.prototype.toJSON`.
(() => {
  const { slice } = Array.prototype;
  function $A(iterable) {
    if (!iterable) return [];
    if ('toArray' in Object(iterable)) return iterable.toArray();
    let { length = 0 } = iterable;
    const results = new Array(length);
    while (length--) results[length] = iterable[length];
    return results;
  }
  function toArray() {
    return slice.call(this);
  }
  function each(iterator, context) {
    for (let n = 0; n < this.length; n += 1) iterator.call(context, this[n], n);
    return this;
  }
  function collect(iterator = (value) => value, context = undefined) {
    const results = [];
    each.call(this, (value, n) => results.push(iterator.call(context, value, n)));
    return results;
  }
  function findAll(iterator, context) {
    const results = [];
    each.call(this, (value, n) => iterator.call(context, value, n) && results.push(value));
    return results;
  }
  function detect(iterator, context) {
    return findAll.call(this, iterator, context)[0];
  }
  function all(iterator = (value) => value, context = undefined) {
    return findAll.call(this, iterator, context).length === this.length;
  }
  function any(iterator = (value) => value, context = undefined) {
    return findAll.call(this, iterator, context).length > 0;
  }
  Object.assign(Array.prototype, {
    each,
    eachSlice: each,
    all,
    every: all,
    any,
    some: any,
    collect,
    map: collect,
    detect,
    find: detect,
    findAll,
    select: findAll,
    filter: findAll,
    entries: toArray,
    toArray,
    clone: toArray,
    include(value) {
      return this.indexOf(value) >= 0;
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    size() {
      return this.length;
    },
    reverse(inline) {
      const list = inline === false ? this.toArray() : this;
      for (let n = 0; n < Math.floor(list.length / 2); n += 1)
        [list[n], list[list.length - 1 - n]] = [list[list.length - 1 - n], list[n]];
      return list;
    },
  });
  Array.from = $A;
  Object.assign(String.prototype, {
    strip: String.prototype.trim,
    startsWith(pattern) {
      return this.lastIndexOf(pattern, 0) === 0;
    },
    endsWith(pattern) {
      const d = this.length - pattern.length;
      return d >= 0 && this.indexOf(pattern, d) === d;
    },
    include(pattern) {
      return this.indexOf(pattern) > -1;
    },
    times(count) {
      return new Array(count + 1).join(this);
    },
    toArray() {
      return this.split('');
    },
  });
  Object.assign(Function.prototype, {
    bind(...parameters) {
      const [context, ...first] = parameters;
      if (parameters.length < 2 && context === undefined) return this;
      const method = this;
      return function bound(...rest) {
        return method.apply(this instanceof bound ? this : context, first.concat(rest));
      };
    },
    curry(...first) {
      const method = this;
      return function curried(...rest) {
        return method.apply(this, first.concat(rest));
      };
    },
    wrap(wrapper) {
      const method = this;
      return function wrapped(...rest) {
        return wrapper.apply(this, [method.bind(this), ...rest]);
      };
    },
  });
  const extended = function extended() {
    return this;
  };
  for (const name of [
    'show',
    'hide',
    'toggle',
    'update',
    'visible',
    'insert',
    'observe',
    'fire',
    'select',
    'identify',
  ])
    if (!(name in HTMLElement.prototype)) HTMLElement.prototype[name] = extended;
  Element.prototype.remove = function remove() {
    this.parentNode.removeChild(this);
    return this;
  };
  Event.prototype.stop = function stop() {
    this.preventDefault();
    this.stopPropagation();
  };
  window.$ = (id) => document.getElementById(id);
  window.$A = $A;
})();
