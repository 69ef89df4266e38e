import type { Measured } from '#lib/measure';
import { TAGS } from '../known-names.build-time';

/** An element that the template of the page prints, and what is wrong with the print. */
export type Print = {
  tag: string;
  /** Stamp of the print, which begins with the version of its release. */
  stamp: string;
  /** Whether the view had to replace it. */
  isReplaced: boolean;
  /** Source for `style-src` that allows its style; empty if the style has an effect. */
  missingHash: string;
};

/** Reads the prints of the page. */
export async function readPrints(): Promise<Print[]> {
  const elements = [...document.querySelectorAll(TAGS.join())];
  const prints: Print[] = [];
  for (const { localName: tag, shadowRoot } of elements) {
    const box = shadowRoot?.querySelector<HTMLElement>('[data-print],[data-replaced-print]');
    if (!box) continue;
    const { print, replacedPrint } = box.dataset;
    const style = shadowRoot?.querySelector('style:not([data-cntv])');
    prints.push({
      tag,
      stamp: print ?? replacedPrint ?? '',
      isReplaced: replacedPrint !== undefined,
      missingHash: style && !(style as HTMLStyleElement).sheet ? await hashOf(style.textContent) : '',
    });
  }
  return prints;
}

/** Returns the tags of elements whose view did not fit what was shown before it, so that React has rendered it anew. */
export function readRenderedTwice(): string[] {
  const what: Measured = 'failed:hydration';
  return TAGS.filter((tag) => performance.getEntriesByName(`${tag}:${what}`).length > 0);
}

async function hashOf(text: string): Promise<string> {
  // Pages without https have no cryptography.
  const bytes = await crypto.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return bytes ? `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'` : "'sha256-…'";
}
