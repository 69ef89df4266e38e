// The changes of MooTools 1.4 to built-in objects: `Array.from` that wraps and copies only arrays and lists, methods of Array, String,
// Function and Element on the prototypes, another `Object.keys` and another `Element`.
(() => {
  Array.from = (item) => {
    if (item === null || item === undefined) return [];
    const isList = typeof item.length === 'number' && typeof item !== 'string' && typeof item !== 'function';
    return isList ? Array.prototype.slice.call(item) : [item];
  };
  Function.from = (item) => (typeof item === 'function' ? item : () => item);
  Object.keys = (object) => {
    const keys = [];
    for (const key in object) if (Object.hasOwn(object, key)) keys.push(key);
    return keys;
  };
  const hide = (prototype, methods) => {
    for (const [name, value] of Object.entries(methods))
      if (!prototype[name])
        Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
  };
  hide(Array.prototype, {
    each: Array.prototype.forEach,
    contains: Array.prototype.includes,
    clean() {
      return this.filter((item) => item !== null && item !== undefined);
    },
    empty() {
      this.length = 0;
      return this;
    },
  });
  hide(Function.prototype, {
    pass(first, context) {
      return () => this.apply(context, [].concat(first));
    },
    delay(ms, context, first = []) {
      return setTimeout(() => this.apply(context, [].concat(first)), ms);
    },
  });
  const NativeElement = window.Element;
  window.Element = function Element(tag) {
    return document.createElement(tag);
  };
  window.Element.prototype = NativeElement.prototype;
  Object.assign(NativeElement.prototype, {
    get(name) {
      return this.getAttribute(name);
    },
    set(name, value) {
      this.setAttribute(name, value);
      return this;
    },
    inject(parent) {
      parent.appendChild(this);
      return this;
    },
    empty() {
      this.replaceChildren();
      return this;
    },
  });
  window.$ = (id) => document.getElementById(id);
})();
