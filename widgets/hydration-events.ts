/** React queues these events while it hydrates, and dispatches them again at their `target` afterwards. */
const REPLAYED = ['focusin', 'mouseover', 'pointerover', 'dragenter'];

/**
 * Keeps those events from React that never leave the shadow tree, such as the focus moving from field to field: the
 * browser clears their target after dispatch, and React would throw to the page when it replays them.
 * @param signal ends this too
 * @returns ends this after hydration, and dispatches the current focus to the view, which has not seen it
 */
export function holdReplayedEvents(root: ShadowRoot, signal: AbortSignal): () => void {
  const hold = (event: Event) => {
    if (event.composedPath().pop() === root) event.stopImmediatePropagation();
  };
  for (const name of REPLAYED) root.addEventListener(name, hold, { capture: true, signal });
  return () => {
    for (const name of REPLAYED) root.removeEventListener(name, hold, true);
    root.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };
}
