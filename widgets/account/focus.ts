const CONTROLS = 'a[href],button';

/**
 * Whether the focus is in an element, or in its shadow tree. Not by `:focus-within`, which no element matches while the window
 * is not focused.
 */
export function hasFocus(element: Element): boolean {
  return element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);
}

/** Returns the first link or button in some elements. */
export function firstControl(elements: readonly Element[]): HTMLElement | undefined {
  for (const element of elements) {
    const found = element.matches(CONTROLS) ? element : element.querySelector(CONTROLS);
    if (found) return found as HTMLElement;
  }
  return undefined;
}
