import { zoomOf } from '#lib/document/zoom';
import { pageSingleton } from '#page-config/page-singleton';

const GAP = 8;

/** The boxes of toasts of all elements, the oldest first. */
const stacks = pageSingleton('toasts', () => new Set<HTMLElement>());

/**
 * Places the toasts of an element beside those of other elements, and above the keyboard of a phone.
 * @returns releases their place
 */
export function placeStack(stack: HTMLElement): () => void {
  stacks.add(stack);
  const observer = new ResizeObserver(placeAll);
  observer.observe(stack);
  // Once for all, because it is the same function; without toasts it does nothing.
  for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, placeAll);
  placeAll();
  return () => {
    observer.disconnect();
    stacks.delete(stack);
    placeAll();
  };
}

/** The style decides from which edge of the window they are counted: the other margin has no effect. */
function placeAll(): void {
  const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {};
  const covered = Math.max(0, innerHeight - height - offsetTop);
  let taken = 0;
  for (const stack of stacks) {
    const zoom = zoomOf(stack);
    stack.style.margin = `${taken / zoom}px auto ${(taken + covered) / zoom}px`;
    // Without a height while its element is hidden.
    if (stack.offsetHeight) taken += (stack.offsetHeight + GAP) * zoom;
  }
}
