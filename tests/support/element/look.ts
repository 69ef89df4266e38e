import { type HostPage, inside, until } from './host';

/** Returns the computed styles of an element inside a widget. */
export function styleOf(page: HostPage, widget: HTMLElement, selector: string, pseudo?: string) {
  return page.window.getComputedStyle(inside(widget, selector), pseudo);
}

/** Returns the box of an element inside a widget, in CSS pixels. */
export function boxOf(widget: HTMLElement, selector: string): DOMRect {
  return inside(widget, selector).getBoundingClientRect();
}

/** Returns the distances from the top of each element to that of the next one. */
export function distances(widget: HTMLElement, ...selectors: string[]): number[] {
  const tops = selectors.map((selector) => boxOf(widget, selector).top);
  return tops.slice(1).map((top, index) => Math.round(top - (tops[index] as number)));
}

/** Returns the boxes of an element's lines of text. */
export function linesOf(element: Node): DOMRect[] {
  const range = element.ownerDocument?.createRange() as Range;
  range.selectNodeContents(element);
  const lines: DOMRect[] = [];
  for (const box of range.getClientRects()) {
    const isSame = lines.some(({ top, bottom }) => box.top < bottom && box.bottom > top);
    if (!isSame && box.width > 0) lines.push(box);
  }
  return lines;
}

/** Waits until no animation with an end runs in a widget, so that its boxes are those that stay. */
export async function atRest({ shadowRoot }: HTMLElement): Promise<void> {
  const isMoving = (animation: Animation) =>
    animation.playState !== 'finished' &&
    animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  await until(() => !shadowRoot?.getAnimations().some(isMoving), 'nothing moves');
  // WebKit draws the last frame after the end.
  await new Promise(requestAnimationFrame);
}

const TEXT_SIZES = { xs: 12, s: 14, m: 16, l: 20, xl: 26 } as const;

/** Multiplies the text sizes of a widget, like a viewer who enlarges text only. */
export function setTextSize(widget: HTMLElement, factor: number): void {
  for (const [name, size] of Object.entries(TEXT_SIZES))
    widget.style.setProperty(`--cntv-text-${name}`, `${size * factor}px`);
}

/** Returns texts that overflow a box around them, except in boxes that clip or scroll. */
export function overflowingTexts(widget: HTMLElement): string[] {
  const root = widget.shadowRoot as ShadowRoot;
  const walker = widget.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const end = rightOfBoxes(text.parentElement);
    if (linesOf(text).some(({ right }) => right > end + 1)) found.push(text.textContent ?? '');
  }
  return found;
}

/** Returns the smallest right edge of the boxes around an element, up to the first box that clips or scrolls. */
function rightOfBoxes(element: Element | null): number {
  let right = Number.POSITIVE_INFINITY;
  for (let at = element; at; at = at.parentElement) {
    const { display, overflowX } = getComputedStyle(at);
    if (overflowX !== 'visible') return right;
    if (display !== 'inline' && display !== 'contents')
      right = Math.min(right, at.getBoundingClientRect().right);
  }
  return right;
}
