/** The height of a part of the page that is more than one bar. */
const BAR_MAX = 96;

/** The height of a line, and the room around its middle in which nothing is cut. */
export type Line = { readonly height: number; readonly room: number };

/**
 * Measures the line of a bar in which content of the page stands, so that what replaces the content neither makes the bar
 * higher or lower, nor is cut by it.
 * @returns nothing outside a bar, where the button has the height of a control
 */
export function lineOf(element: HTMLElement, content: readonly Element[]): Line | null {
  const bar = barAround(element);
  if (!bar) return null;
  const { top, bottom } = (content[0] ?? element).getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const edges = bar.getBoundingClientRect();
  // The inline content of a bar takes no more than a line of its text; `clientHeight` is 0 then.
  const heights = content.map((each) =>
    Math.max(each.clientHeight && bottom - top, Number.parseFloat(getComputedStyle(each).lineHeight) || 0),
  );
  return {
    height: Math.max(element.clientHeight, ...heights),
    room: 2 * Math.min(middle - edges.top, edges.bottom - middle),
  };
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
