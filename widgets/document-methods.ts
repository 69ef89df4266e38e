/** Methods that React, Emotion and SWR call on `document`; a form with such a name hides them from every script. */
export const DOCUMENT_METHODS = [
  'addEventListener',
  'createElement',
  'createElementNS',
  'createTextNode',
  'querySelector',
  'querySelectorAll',
  'removeEventListener',
] as const;

/**
 * Restores methods of `document` that forms hide. A non-configurable property takes precedence over a form, but
 * browsers refuse to define it while the form has the name; the form therefore loses its name during this call.
 * @returns the names of the methods that were hidden
 */
export function restoreDocumentMethods(): readonly (typeof DOCUMENT_METHODS)[number][] {
  const { removeAttribute, setAttribute } = Element.prototype;
  const hidden = DOCUMENT_METHODS.filter((name) => typeof document[name] !== 'function');
  for (const name of hidden) {
    const forms = document.documentElement.querySelectorAll(`form[name=${name}]`);
    for (const form of forms) removeAttribute.call(form, 'name');
    // Has no effect if an element of another kind has the name too, which `built-ins.gate.ts` reports.
    Reflect.defineProperty(document, name, { value: Object.getPrototypeOf(document)[name], writable: true });
    for (const form of forms) setAttribute.call(form, 'name', name);
  }
  return hidden;
}
