import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { setUpVisitors } from '../../../support/browser/visitor';
import { Widget } from '../../../support/screen/widget';

const newVisitor = setUpVisitors();
const HEADER = 80;
const BAR = 64;

/** Each form with its path and element; the window is low, so that the page scrolls. */
const FORMS = [
  ['the profile', '/account/baseMessage', 'cntv-portal'],
  ['the change of the password', '/account/modifyPasswd.jsp', 'cntv-portal'],
  ['the registration', '/regist.html', 'cntv-portal'],
  ['the sign-in', '/login.html', 'cntv-login'],
  ['an application', '/wyznt/info.action', 'cntv-portal'],
] as const;

describe('under a sticky header and above a fixed bar of the page', () => {
  it.each(FORMS)(
    'the focused field of %s stays visible with Tab and Shift+Tab (WCAG 2.4.11)',
    async (_, path, host) => {
      const visitor = await newVisitor();
      if (path.startsWith('/account')) await visitor.startSession();
      const page = await visitor.open(path);
      const widget = await new Widget(page, host).ready();
      await widget.find('input');
      await page.setViewport({ width: 1000, height: 420 });
      await addBars(page);
      const covered: string[] = [];
      let fields = 0;
      for (const keys of [['Tab'], ['Shift', 'Tab']]) {
        for (let stop = 0; stop < 80; stop += 1) {
          for (const key of keys) await page.keyboard.down(key as 'Tab');
          for (const key of keys) await page.keyboard.up(key as 'Tab');
          const seen = await focusedField(page, host);
          // The bars have no control, so that the focus leaves the page after its last one.
          if (seen === null) break;
          if (!seen.isField) continue;
          fields += 1;
          if (seen.top < HEADER || seen.bottom > 420 - BAR)
            covered.push(`${seen.name}: ${seen.top} to ${seen.bottom}`);
        }
      }
      expect(covered).toEqual([]);
      expect(fields).toBeGreaterThan(3);
    },
  );
});

/** Adds a sticky header at the top of the page, and a bar at the bottom of the window. */
function addBars(page: Page): Promise<void> {
  return page.evaluate(
    (header, bar) => {
      const bars = [
        { position: 'sticky', top: '0', height: `${header}px` },
        { position: 'fixed', bottom: '0', insetInline: '0', height: `${bar}px` },
      ].map((style) => {
        const box = document.createElement('div');
        Object.assign(box.style, { background: 'silver', zIndex: 100, ...style });
        return box;
      });
      document.body.prepend(...bars);
      window.scrollTo(0, 0);
    },
    HEADER,
    BAR,
  );
}

/** Returns the place of the focused field in the window; null without a focused element. */
function focusedField(page: Page, host: string) {
  return page.evaluate((tag) => {
    let active = document.activeElement;
    if (!active || active === document.body) return null;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const { top, bottom } = (active as Element).getBoundingClientRect();
    const isInside = ((active as Element).getRootNode() as ShadowRoot).host?.localName === tag;
    const isField = isInside && (active as Element).matches('input:not([type=file]),select,textarea');
    return { name: (active as Element).id, isField, top: Math.round(top), bottom: Math.round(bottom) };
  }, host);
}
