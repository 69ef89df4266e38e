// The changes of MooTools 1.2 to built-in objects: `bind` takes all further arguments as one value or list, and drops
// those of the call if it has some; `window.Event` is another class.
(() => {
  Function.prototype.bind = function bind(context, args) {
    const method = this;
    return function bound(event) {
      return method.apply(context, args === undefined ? [event] : [].concat(args));
    };
  };
})();
