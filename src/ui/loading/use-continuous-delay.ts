import { type RefObject, useLayoutEffect } from 'react';
import { stateOf } from '#lib/element-state';
import { fadeSuccessorOf } from './fade-successor';

/** The skeletons shown one after another without an empty frame between; all widgets of a page share the series. */
const series = { startedAt: 0, isOver: true, mounted: 0 };

/**
 * Counts the delays of a skeleton's animations from the first skeleton of a series: a skeleton that replaces another one
 * would otherwise be hidden again. A skeleton that replaces the slotted content of its element appears at once. What takes the
 * place of a skeleton that is seen fades in.
 * @param delaysMs delays of the animations, counted from the start of the series
 */
export function useContinuousDelay(box: RefObject<HTMLElement | null>, delaysMs: readonly number[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
  useLayoutEffect(() => {
    const element = box.current as HTMLElement;
    const now = performance.now();
    if (series.isOver) series.startedAt = replacesSlot(element) ? now - Math.max(...delaysMs) : now;
    series.isOver = false;
    series.mounted += 1;
    const elapsedMs = now - series.startedAt;
    element.style.animationDelay = delaysMs.map((delayMs) => `${delayMs - elapsedMs}ms`).join();
    return () => {
      series.mounted -= 1;
      if (performance.now() - series.startedAt > Math.min(...delaysMs)) fadeSuccessorOf(element);
      requestAnimationFrame(() => {
        series.isOver = series.mounted === 0;
      });
    };
  }, []);
}

/** Whether the element's first view is being mounted, which replaces its slotted content. */
function replacesSlot(box: HTMLElement): boolean {
  const { host } = box.getRootNode() as Partial<ShadowRoot>;
  return host !== undefined && stateOf(host) === 'loading';
}
