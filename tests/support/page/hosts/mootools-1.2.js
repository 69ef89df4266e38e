// What the 1.2 layer of MooTools does to a page: `bind` takes all further arguments as one value or list, and drops
// those of the call when it has some; `window.Event` is a class of its own.
(() => {
  Function.prototype.bind = function bind(context, args) {
    const method = this;
    return function bound(event) {
      return method.apply(context, args === undefined ? [event] : [].concat(args));
    };
  };
})();
