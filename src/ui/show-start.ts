/**
 * Scrolls to the start of a box if it is outside the viewport or of a scrolled part of the page, or covered, for example by a
 * sticky header of the page. The `scroll-margin` of the box leaves the height of a header.
 * @param box inside a widget
 */
export function showStart(box: HTMLElement): void {
  const { host } = box.getRootNode() as ShadowRoot;
  const { left, width, top } = box.getBoundingClientRect();
  const shown = (host?.getRootNode() as Partial<Document>)?.elementFromPoint?.(left + width / 2, top + 1);
  if (shown !== host) box.scrollIntoView({ block: 'start' });
}
