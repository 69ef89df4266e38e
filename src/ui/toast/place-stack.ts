import { zoomOf } from '#lib/document/zoom';
import { pageSingleton } from '#page-config/page-singleton';

const GAP = 8;

/** The boxes of toasts of all elements, the oldest first. */
const stacks = pageSingleton('toasts', () => new Set<HTMLElement>());

/**
 * Places the toasts of an element below those of other elements.
 * @returns releases their place
 */
export function placeStack(stack: HTMLElement): () => void {
  stacks.add(stack);
  const observer = new ResizeObserver(placeAll);
  observer.observe(stack);
  placeAll();
  return () => {
    observer.disconnect();
    stacks.delete(stack);
    placeAll();
  };
}

function placeAll(): void {
  let top = 0;
  for (const stack of stacks) {
    const zoom = zoomOf(stack);
    stack.style.marginTop = `${top / zoom}px`;
    // Without a height while its element is hidden.
    if (stack.offsetHeight) top += (stack.offsetHeight + GAP) * zoom;
  }
}
