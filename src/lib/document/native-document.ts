// Read once, because a script of the page may replace `Reflect` and `Object` later.
const { get } = Reflect;
const { getPrototypeOf } = Object;

/**
 * Reads a property or method of `document`, also on pages where an element with that name hides it, or where MooTools
 * has replaced `window.Document`. A method needs `call(document, …)`.
 */
export function nativeDocument<Name extends keyof Document>(name: Name): Document[Name] {
  return get(getPrototypeOf(document), name, document);
}
