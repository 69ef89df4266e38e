import { whenIdle } from '#lib/when-idle';

/**
 * Focuses the first field, button or link of an element that takes the focus. While there is none, the box has it, and the
 * first control that is shown takes it, unless the viewer has gone on.
 */
export function focusFirst(element: HTMLElement, options?: FocusOptions): void {
  const root = element.shadowRoot;
  const box = root?.querySelector('div');
  if (!box) return;
  // The browser knows which of them takes it: not a group of fields, nor the menu of the member centre where it has no room.
  for (const control of box.querySelectorAll<HTMLElement>(':enabled,a[href]')) {
    control.focus(options);
    if (root?.activeElement === control) return;
  }
  const isWaiting = box.hasAttribute('tabindex');
  box.tabIndex = -1;
  box.focus(options);
  if (isWaiting) return;
  function follow() {
    if (root?.activeElement === box) focusFirst(element, options);
    if (root?.activeElement === box) return;
    observer.disconnect();
    box?.removeAttribute('tabindex');
  }
  // When idle, because a new screen may focus its title: a field that had the focus only for a moment would show an error.
  const observer = new MutationObserver(() => whenIdle(follow));
  observer.observe(box, { childList: true, subtree: true });
}
