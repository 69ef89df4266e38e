import { whenIdle } from '#lib/when-idle';

const waiting = new WeakSet<Element>();

/**
 * Focuses the first field, button or link of an element. While there is none, the box has the focus, and the first control
 * that is shown takes it, unless the viewer has gone on.
 */
export function focusFirst(element: HTMLElement, options?: FocusOptions): void {
  const root = element.shadowRoot;
  const box = root?.querySelector('div');
  if (!box) return;
  const controls = box.querySelectorAll<HTMLElement>('input,button,a[href]');
  // The menu of the member centre is hidden where it has no room.
  const first = [...controls].find((control) => control.getClientRects().length);
  if (!first) box.tabIndex = -1;
  (first ?? box).focus(options);
  if (first || waiting.has(box)) return;
  waiting.add(box);
  function follow() {
    if (root?.activeElement === box) focusFirst(element, options);
    if (root?.activeElement === box) return;
    observer.disconnect();
    waiting.delete(box as Element);
  }
  // When idle, because a new screen may focus its title: a field that had the focus only for a moment would show an error.
  const observer = new MutationObserver(() => whenIdle(follow));
  observer.observe(box, { childList: true, subtree: true });
}
