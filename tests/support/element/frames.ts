import type { HostPage } from './host';

export type Shown = 'fallback' | 'skeleton' | 'content' | 'nothing';

/**
 * Records what a widget shows in each frame, without repetitions. A transparent skeleton does not count.
 * @param content selector of the content that the skeletons stand for
 * @returns the record, which grows
 */
export function watchFrames({ window }: HostPage, widget: HTMLElement, content: string): Shown[] {
  const seen: Shown[] = [];
  const look = () => {
    const now = shownBy(widget, content);
    if (seen.at(-1) !== now) seen.push(now);
    window.requestAnimationFrame(look);
  };
  window.requestAnimationFrame(look);
  return seen;
}

function shownBy({ shadowRoot }: HTMLElement, content: string): Shown {
  if (shadowRoot?.querySelector('slot:not([name])')) return 'fallback';
  if (shadowRoot?.querySelector(content)) return 'content';
  const skeletons = [...(shadowRoot?.querySelectorAll('[part~=skeleton]') ?? [])];
  return skeletons.some((skeleton) => Number(getComputedStyle(skeleton).opacity) > 0)
    ? 'skeleton'
    : 'nothing';
}
