const FAST_MS = 120;
const SKELETON = '[part~=skeleton]';
/** What has been faded in. To ask for animations would lay out the page after each of them. */
const faded = new WeakSet<Element>();

/**
 * Fades in what takes the place of a skeleton that is about to be removed: what is new under the nearest parent that stays
 * (visual/README.md, motion). Another skeleton is not faded in, and nothing is with reduced motion.
 */
export function fadeSuccessorOf(skeleton: Element): void {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return;
  const before: (readonly [parent: Element, known: readonly Element[]])[] = [];
  for (let parent = skeleton.parentElement; parent; parent = parent.parentElement)
    before.push([parent, [...parent.children]]);
  // After the commit that removes the skeleton.
  queueMicrotask(() => {
    const [parent, known] = before.find(([each]) => each.isConnected) ?? [];
    for (const child of parent?.children ?? []) {
      if (known?.includes(child) || faded.has(child) || showsSkeleton(child)) continue;
      faded.add(child);
      child.animate({ opacity: [0.3, 1] }, FAST_MS);
    }
  });
}

function showsSkeleton(element: Element): boolean {
  return element.matches(SKELETON) || element.querySelector(SKELETON) !== null;
}
