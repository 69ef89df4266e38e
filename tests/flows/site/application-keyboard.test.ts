import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { focusedStop } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { DOCUMENTED_ROWS } from '../../support/documented-forms';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();

/** Presses Tab until the focus is on a control of this name; each focused element must have a visible focus ring. */
async function tabToField(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 20; stop += 1) {
    if ((await focusedControl(page)) === name) return;
    await page.keyboard.press('Tab');
    expect(await focusedStop(page), `focus before ${name}`).toMatchObject({ isVisible: true });
  }
  throw new Error(`${name} is not reached.`);
}

function focusedControl(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    return active?.getAttribute('name') ?? active?.getAttribute('type') ?? '';
  });
}

function focusedOptions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const list = document.activeElement?.shadowRoot?.activeElement as HTMLSelectElement | null;
    return [...(list?.options ?? [])].map(({ text }) => text);
  });
}

/** The form may be filled in before its files have come: they can be requested while it is submitted. */
function isFileOfTheKit(url: string): boolean {
  return /^\/widgets\/[\w./-]+$/.test(url.slice(origin.length));
}

type FillByKeys = (page: Page, field: never) => Promise<void>;

/** Enters a value into the focused control of a field. */
const FILL: Readonly<Record<ApplicationField['kind'], FillByKeys>> = {
  text: (page) => page.keyboard.type('李白'),
  textarea: async (page) => {
    await page.keyboard.type('床前明月光');
    await page.keyboard.press('Enter');
    await page.keyboard.type('疑是地上霜');
  },
  // The order of year, month and day depends on the language of the browser. Up sets an empty one. The last Tab leads to
  // the button of the calendar, whose focus ring is the browser's.
  date: async (page) => {
    for (let part = 0; part < 3; part += 1) {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Tab');
    }
  },
  radio: (page) => page.keyboard.press('Space'),
  select: (page) => page.keyboard.press('ArrowDown'),
  checkbox: (page) => page.keyboard.press('Space'),
  checkboxes: (page) => page.keyboard.press('Space'),
  region: async (page, { name }: { name: string }) => {
    // The third province is the first with several cities.
    for (let option = 0; option < 3; option += 1) await page.keyboard.press('ArrowDown');
    await tabToField(page, `${name}.1`);
    // The cities are in the list after React has rendered the province.
    await expect.poll(() => focusedOptions(page)).toContain('石家庄市');
    await page.keyboard.press('ArrowDown');
  },
  rows: (page) => page.keyboard.type('静夜思'),
};

/** The name of the first control of a field. */
function firstControl(field: ApplicationField): string {
  if (field.kind === 'region') return `${field.name}.0`;
  return field.kind === 'rows' ? `${field.name}.0.${field.columns[0]}` : field.name;
}

/** What `FILL` enters, in the shape of `detail.data`. */
function expectedValue(field: ApplicationField): unknown {
  switch (field.kind) {
    case 'textarea':
      return '床前明月光\n疑是地上霜';
    case 'date':
      return expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    case 'radio':
    case 'select':
      return field.options[0];
    case 'checkbox':
      return true;
    case 'checkboxes':
      return [field.options[0]];
    case 'region':
      return ['河北省', '石家庄市'];
    case 'rows':
      return expect.arrayContaining([expect.objectContaining({ [field.columns[0] ?? '']: '静夜思' })]);
    default:
      return '李白';
  }
}

describe('a visitor with a keyboard alone', () => {
  it.each(DOCUMENTED_ROWS)(
    'fills in and submits %s with any texts, and the page sends nothing (SCOPE-13, APPLY-58, APPLY-60, CAMP-20, CAMP-21)',
    async (form, { path }) => {
      const visitor = await newVisitor();
      const page = await visitor.open(path);
      const widget = new Widget(page, 'cntv-portal');
      await widget.find('button[type=submit]');
      const fields: readonly ApplicationField[] = APPLICATION_FORMS[form].fields;
      for (const field of fields) {
        await tabToField(page, firstControl(field));
        await FILL[field.kind](page, field as never);
      }
      await tabToField(page, 'submit');
      const requests: string[] = [];
      page.on('request', (request) => {
        if (!isFileOfTheKit(request.url())) requests.push(request.url());
      });
      await page.keyboard.press('Enter');
      await expect.poll(() => widget.text('[data-testid~=confirmation]')).toBe('提交成功！');
      const [event, ...others] = visitor.record.events.filter((text) => text.startsWith('cntv-submit'));
      expect(others).toEqual([]);
      expect(JSON.parse(event?.slice('cntv-submit '.length) ?? '')).toEqual({
        form,
        data: Object.fromEntries(fields.map((field) => [field.name, expectedValue(field)])),
      });
      expect(requests).toEqual([]);
      expect(page.url()).toBe(origin + path);
    },
  );
});
