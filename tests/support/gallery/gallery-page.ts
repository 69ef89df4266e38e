import type { Frame, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { FIRST_ELEMENT } from '../../../examples/gallery/choices/presets';
import { Widget } from '../screen/widget';
import { CONDITION_LIMIT_MS } from '../time-limits.mjs';

const HOST = '#gallery >>> ';
/** Parts of the form that open on demand, with the fields in them. */
const GROUPS = {
  look: /^(width|sheet|isLarge|shared\..*)$/,
  states: /^(viewer|effect|call|code|isScriptless)$/,
  embedding: /^(appid|apiBase|publicKey|portalHome|portalBase|has.*)$/,
};
const START_TAG = /<(cntv-[^>]*)>/g;
/** Also for the tests of the package, which poll for a second otherwise. */
const WITHIN = { timeout: CONDITION_LIMIT_MS, interval: 20 };

/** The gallery, which is in a shadow root. */
export class GalleryPage extends Widget {
  constructor(page: Page) {
    super(page, '#gallery');
  }

  /** Waits until the code has been checked. */
  async isChecked(): Promise<void> {
    await this.find('[data-testid=snippet] [part=notice]');
    const notice = () => this.text('[data-testid=snippet] [part=notice]');
    await expect.poll(notice, WITHIN).not.toMatch(/正在检查|Checking/);
  }

  /** Sets a field of the form, whose part is opened; a checkbox is checked. */
  async set(name: string, value = ''): Promise<void> {
    const isSet = () => this.page.evaluate(setField, { name, value, part: partOf(name) });
    await expect.poll(isSet, WITHIN).toBe(true);
  }

  /** Chooses a page with one element. */
  async choose(tag: string): Promise<void> {
    await this.set('preset', 'single');
    await this.set('element', tag === FIRST_ELEMENT ? '' : tag);
  }

  async code(): Promise<string> {
    return (await this.text('[data-testid=snippet] pre')) ?? '';
  }

  /** Returns the start tags of the elements in the code. */
  async tagsInCode(): Promise<string[]> {
    return [...(await this.code()).matchAll(START_TAG)].map(([, tag = '']) => tag);
  }

  /** Returns the start tags of the elements in the preview. */
  async tagsInPreview(): Promise<string[]> {
    const page = await this.preview();
    const html = await page.$eval('#preview', ({ outerHTML }) => outerHTML);
    return [...html.matchAll(START_TAG)].map(([, tag = '']) => tag.replace(/ data-state="\w+"|=""/g, ''));
  }

  /** Returns the page in the frame of the preview. */
  async preview(): Promise<Frame> {
    const frame = await (await this.find('iframe')).contentFrame();
    if (!frame) throw new Error('The preview has no page.');
    await frame.waitForSelector('#preview > *');
    return frame;
  }

  /** Returns the mistakes in a section, with the lines to write instead. */
  findings(section: 'snippet' | 'checker'): Promise<string[][]> {
    return this.page.$$eval(`${HOST}[data-testid=${section}] li[data-testid]`, (items) =>
      items.map((item) => [
        (item as HTMLElement).dataset.testid ?? '',
        item.querySelector('pre')?.textContent ?? '',
      ]),
    );
  }

  /** Opens all parts of the form. */
  async openAll(): Promise<void> {
    const closed = 'details:not([open]) > summary';
    while (await this.page.$(HOST + closed)) await this.press(closed);
  }
}

function partOf(field: string): string {
  const tag = /^own\.([\w-]+)/.exec(field)?.[1] ?? '';
  return Object.entries(GROUPS).find(([, names]) => names.test(field))?.[0] ?? tag;
}

/**
 * Runs in the page: in one call, because a form has many fields. The keyboard is used in another test.
 * @returns false while there is no such field
 */
function setField({ name, value, part }: { name: string; value: string; part: string }): boolean {
  const root = document.querySelector('#gallery')?.shadowRoot;
  root?.querySelector<HTMLElement>(`details:not([open])[data-testid="${part}"] > summary`)?.click();
  const fields = [...(root?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])];
  const field = fields.find(({ type }) => type !== 'radio') ?? fields.find((radio) => radio.value === value);
  if (!field) return false;
  if (/radio|checkbox/.test(field.type)) field.click();
  else {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return true;
}
