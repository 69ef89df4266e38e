/** The height of a part of the page that is more than one bar. */
const BAR_MAX = 96;

/** Returns the room around the middle of a line in which the bar cuts nothing; null outside a bar. */
export function roomAround(element: HTMLElement, line: HTMLElement): number | null {
  const bar = barAround(element);
  if (!bar) return null;
  const edges = bar.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  // Under CSS zoom, boxes are measured in pixels of the window, or in browsers without this property of their own styles.
  const { currentCSSZoom } = line as { currentCSSZoom?: number };
  const own = currentCSSZoom ? 1 : Number(getComputedStyle(element).zoom) || 1;
  const middle = ((top + bottom) / 2) * own;
  return (2 * Math.min(middle - edges.top, edges.bottom - middle)) / (currentCSSZoom ?? own);
}

/** Returns the highest ancestor that is a bar, at most up to one that cuts what overflows it. */
function barAround(element: Element): Element | null {
  let bar: Element | null = null;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.clientHeight > BAR_MAX) break;
    if (at.clientHeight) bar = at;
    if (getComputedStyle(at).overflowY !== 'visible') break;
  }
  return bar;
}

/** Calls back when the page may have changed its colours: by a class or style of its root elements, or with the system. */
export function onSchemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true });
  const system = matchMedia('(prefers-color-scheme:dark)');
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
