/** Name of the custom property with the filters of the page, for the styles of elements in the top layer and their backdrops. */
export const PAGE_FILTER = '--_page-filter';

/**
 * Applies the filters of `<body>` and `<html>`, such as the grey of days of mourning, to an element that is about to enter
 * the top layer, where they have no effect.
 */
export function applyPageFilter(element: HTMLElement): void {
  const filters = [document.body, document.documentElement].map((part) => getComputedStyle(part).filter);
  // A filter element of the page cannot be found from a shadow tree.
  const value = filters.join(' ').replace(/none|url\("#[^"]*"\)/g, '');
  element.style.setProperty(PAGE_FILTER, value.trim() || null);
}
