import { type HostPage, inside } from './host';

/** Computed styles of an element inside a widget. */
export function styleOf(page: HostPage, widget: HTMLElement, selector: string, pseudo?: string) {
  return page.window.getComputedStyle(inside(widget, selector), pseudo);
}

/** The box of an element inside a widget, in pixels of the page. */
export function boxOf(widget: HTMLElement, selector: string): DOMRect {
  return inside(widget, selector).getBoundingClientRect();
}

/** From the upper edge of each element to that of the next one. */
export function distances(widget: HTMLElement, ...selectors: string[]): number[] {
  const tops = selectors.map((selector) => boxOf(widget, selector).top);
  return tops.slice(1).map((top, index) => Math.round(top - (tops[index] as number)));
}

/** The contrast ratio of two colours `rgb(…)`, WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
