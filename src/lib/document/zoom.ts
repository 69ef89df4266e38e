import { createElement } from './create-element';

/** Returns the CSS zoom of an element: the pixels of the window in one of its styles. */
export function zoomOf(element: Element): number {
  let zoom = 1;
  for (let at: Node | null = element; at; at = parentOf(at))
    if (at instanceof Element) zoom *= Number(getComputedStyle(at).zoom) || 1;
  return zoom;
}

/**
 * Returns the box of an element in pixels of the window, as those of a pointer are. Under zoom, some browsers measure in pixels
 * of the element's styles (Chromium until 2024, Safari), and Safari from another origin: they measure a box of a known place,
 * too.
 */
export function boxInWindow(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  if (zoom === 1) return box;
  const root = document.documentElement;
  const known = createElement('div');
  known.style.cssText = `all:initial;position:fixed;inset:0;visibility:hidden;zoom:${zoom / zoomOf(root)}`;
  root.append(known);
  const { left, top, width } = known.getBoundingClientRect();
  known.remove();
  const scale = root.clientWidth / width;
  return new DOMRect(
    (box.left - left) * scale,
    (box.top - top) * scale,
    box.width * scale,
    box.height * scale,
  );
}

/** Returns the parent by which a node is shown. */
function parentOf(node: Node & { assignedSlot?: Node | null; host?: Node }): Node | null {
  return node.assignedSlot ?? node.parentNode ?? node.host ?? null;
}
