import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { contrast } from '../../../support/element/contrast';
import { openBeside } from '../../../support/hosts/page-scripts';

const newVisitor = setUpVisitors();

/** Ways in which an element is dark. */
const DARK: Readonly<Record<string, { start: string; theme: string; system?: 'dark' }>> = {
  'theme="dark"': { start: '', theme: 'theme="dark"' },
  'theme="auto" on a dark system': { start: '', theme: 'theme="auto"', system: 'dark' },
  'the scheme of the page': { start: `document.documentElement.style.colorScheme = 'dark';`, theme: '' },
};
const ELEMENTS = {
  'cntv-login': '<cntv-login standalone',
  'cntv-apply-form': '<cntv-apply-form form="talent-show" messages="show"',
  'cntv-member-center': '<cntv-member-center section="settings"',
  'cntv-qr-login': '<cntv-qr-login',
};

/** The colours of all texts in an element, but those with a background of their own, such as buttons and numbers. */
const colours = (page: Page, tag: string) =>
  page.$eval(tag, (host) => {
    const found = new Set<string>();
    for (const element of host.shadowRoot?.querySelectorAll('.root *') ?? []) {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const isField = element.matches('input:not([type=file]),select,textarea');
      const { color, backgroundColor } = getComputedStyle(element);
      const hasBackground = !isField && backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (!(hasText || isField) || hasBackground || element.closest('style,button[part~=button]')) continue;
      found.add(color);
    }
    return [...found];
  });

it.each(Object.keys(DARK).flatMap((way) => Object.keys(ELEMENTS).map((tag) => [way, tag] as const)))(
  'with %s, the texts of <%s> are printed dark on white paper',
  async (way, tag) => {
    const { start, theme, system } = DARK[way] as (typeof DARK)[string];
    const visitor = await newVisitor();
    if (tag === 'cntv-member-center') await visitor.startSession();
    const html = `${ELEMENTS[tag as keyof typeof ELEMENTS]} ${theme}></${tag}>`;
    const { page, widget } = await openBeside(visitor, { start }, html);
    if (system) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: system }]);
    await widget.find(tag === 'cntv-qr-login' ? 'img[part=code]' : 'input');
    const onScreen = await colours(page, tag);
    expect(onScreen.filter((colour) => contrast(colour, '#fff') < 2)).not.toEqual([]);
    await page.emulateMediaType('print');
    const printed = await colours(page, tag);
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.filter((colour) => contrast(colour, '#fff') < 4.5)).toEqual([]);
  },
);
