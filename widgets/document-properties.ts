/**
 * Properties of `document` that this script and its libraries read. A form, image, frame or object with such a name
 * hides the property from every script.
 */
export const DOCUMENT_PROPERTIES = [
  'activeElement',
  'addEventListener',
  'body',
  'createElement',
  'createElementNS',
  'createEvent',
  'createRange',
  'createTextNode',
  'defaultView',
  'documentElement',
  'head',
  'nodeType',
  'parentNode',
  'querySelector',
  'querySelectorAll',
  'readyState',
  'referrer',
  'removeEventListener',
  'title',
  'visibilityState',
] as const satisfies readonly (keyof Document)[];

type Name = (typeof DOCUMENT_PROPERTIES)[number];

/**
 * Restores properties of `document` that elements hide. A non-configurable property takes precedence over an element,
 * but browsers refuse to define it while the element has the name; the element therefore loses its name during this call.
 * @returns the names of the properties that were hidden
 */
export function restoreDocument(): readonly Name[] {
  const { getAttribute, removeAttribute, setAttribute } = Element.prototype;
  const hidden = DOCUMENT_PROPERTIES.filter(isHidden);
  for (const name of hidden) {
    const selector = `:is(form,embed,iframe,img,object)[name=${name}],object[id=${name}]`;
    // Not nativeDocument: it is in a chunk that may fail on a built-in function of the page.
    const root: Element = Reflect.get(Object.getPrototypeOf(document), 'documentElement', document);
    const elements = [...root.querySelectorAll(selector)];
    const names = elements.flatMap((element) =>
      ['id', 'name'].map((attribute) => [element, attribute, getAttribute.call(element, attribute)] as const),
    );
    for (const [element, attribute] of names) removeAttribute.call(element, attribute);
    // Has no effect in Chromium on an image that has an ID too, which `built-ins.chunk.ts` reports.
    Reflect.defineProperty(document, name, { ...nativeDescriptor(name), configurable: false });
    for (const [element, attribute, value] of names)
      if (value !== null) setAttribute.call(element, attribute, value);
  }
  return hidden;
}

/** Whether an element, a list of elements or the window of a frame replaces a property of `document`. */
export function isHidden(name: Name): boolean {
  const own = Object.getOwnPropertyDescriptor(document, name)?.value;
  return typeof own === 'object' && own !== null;
}

function nativeDescriptor(name: Name, owner = Object.getPrototypeOf(document)): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(owner, name) ?? nativeDescriptor(name, Object.getPrototypeOf(owner));
}
