import { boxInWindow } from '#lib/document/zoom';

const OPTIONS = { capture: true, passive: false };

/**
 * Keeps the page in its place while a dialog is open, without a change to the page's styles: wheels and fingers scroll only
 * what has room inside the dialog. `overscroll-behavior` is not enough, because a backdrop and a dialog without overflow
 * pass the scroll on to the page. Listens on the document: Chromium scrolls below a backdrop without asking its dialog.
 * @param options `isAlone`: also holds what is not over the dialog, which has no backdrop; above a modal one there can be
 * others, which scroll
 * @returns a function that stops holding
 */
export function holdScroll(dialog: Element, { isAlone }: { isAlone: boolean }): () => void {
  let start: Touch | undefined;

  function hold(event: Event, byX: number, byY: number, { clientX, clientY }: MouseEvent | Touch): void {
    const path = event.composedPath();
    // Empty for an event outside.
    const inside = path.slice(0, path.indexOf(dialog) + 1) as Element[];
    if (!inside.length && !isAlone) return;
    const isOnBackdrop = inside.length === 1 && !isWithin(dialog, clientX, clientY);
    const scrolls = !isOnBackdrop && inside.some((element) => hasRoom(element, byX, byY));
    if (!scrolls && event.cancelable) event.preventDefault();
  }
  const handlers = {
    wheel(event: WheelEvent) {
      // With Ctrl, it zooms.
      if (!event.ctrlKey) hold(event, event.deltaX, event.deltaY, event);
    },
    touchstart(event: TouchEvent) {
      start = event.touches[0];
    },
    touchmove(event: TouchEvent) {
      const [touch, second] = event.touches;
      // Two fingers zoom.
      if (!start || !touch || second) return;
      hold(event, start.clientX - touch.clientX, start.clientY - touch.clientY, start);
    },
  };
  const rows = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handler] of rows) document.addEventListener(type, handler, OPTIONS);
  return () => {
    for (const [type, handler] of rows) document.removeEventListener(type, handler, true);
  };
}

function isWithin(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = boxInWindow(element);
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Values of `overflow` with which a viewer can scroll. */
const SCROLLABLE = /auto|scroll|overlay/;

/** Whether an element can scroll in a direction. */
function hasRoom(element: Element, byX: number, byY: number): boolean {
  if (!(element instanceof Element)) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = element;
  return (
    (SCROLLABLE.test(overflowY) && isRoom(byY, scrollTop, scrollHeight - clientHeight)) ||
    (SCROLLABLE.test(overflowX) && isRoom(byX, scrollLeft, scrollWidth - clientWidth))
  );
}

/** @param end the largest offset; 1 also when the height of what does not scroll has been rounded */
function isRoom(by: number, offset: number, end: number): boolean {
  return by < 0 ? offset >= 1 : by > 0 && offset < end - 1;
}
