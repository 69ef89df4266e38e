/** Whether an element of the page outside this one has the focus. */
export function isFocusOutside(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && activeElement !== document.body && activeElement !== element;
}
