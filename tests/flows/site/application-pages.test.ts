import type { Frame, Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { tabTo } from '../../support/browser/checks/keyboard';
import { minimalPage } from '../../support/browser/minimal-page';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { find, focus } from '../../support/screen/act';

const newVisitor = setUpVisitors();
const FORM = '<cntv-apply-form form="handicraft"></cntv-apply-form>';
const INCOMPLETE = '请填写完整的报名信息';
const SUCCESS = '提交成功！';

/** Opens a tab in which one URL has a page with these elements and the portal's policy. */
async function newTabWith(html: string) {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  const own = await minimalPage(html);
  await holdRequests(page, null, own);
  const submitted = () => visitor.record.events.filter((text) => text.startsWith('cntv-submit'));
  return { page, submitted, address: origin + own.path };
}

/** Fills in the handicraft form from its first field, and submits it with Enter in a text field. */
async function fillAndPressEnter(page: Page, frame: Frame = page.mainFrame()): Promise<void> {
  await focus(frame, 'cntv-apply-form >>> #name');
  await page.keyboard.type('王芳');
  await page.keyboard.press('Enter');
  await expect.poll(() => toasts(frame)).toContain(INCOMPLETE);
  // The first missing field has the focus.
  for (const text of ['010-12345678', '北京市海淀区']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const confirmation = await inForm(frame, '[data-testid~=confirmation]');
  expect(await confirmation.evaluate(({ textContent }) => textContent)).toBe(SUCCESS);
}

const inForm = (frame: Frame, selector: string) => find(frame, `cntv-apply-form >>> ${selector}`);

function toasts(frame: Frame): Promise<string> {
  return frame.$eval('cntv-apply-form', (form) =>
    [...(form.shadowRoot?.querySelectorAll('[part=toast]') ?? [])]
      .map((toast) => toast.textContent)
      .join('\n'),
  );
}

describe('Enter in an application form', () => {
  it('does not submit a form of the page around it', async () => {
    const { page, submitted, address } = await newTabWith(
      `<form action="/nowhere"><input name="q" aria-label="q">${FORM}<button>Search</button></form>`,
    );
    await page.goto(address);
    await inForm(page.mainFrame(), '[type=submit]');
    await fillAndPressEnter(page);
    expect(submitted()).toHaveLength(1);
    expect(page.url()).toBe(address);
  });

  it('does not close a modal dialog of the page with a form around it', async () => {
    const { page, submitted, address } = await newTabWith(
      `<dialog><form method="dialog">${FORM}<button>Close</button></form></dialog>`,
    );
    await page.goto(address);
    await page.$eval('dialog', (dialog) => dialog.showModal());
    await inForm(page.mainFrame(), '[type=submit]');
    await fillAndPressEnter(page);
    expect(submitted()).toHaveLength(1);
    expect(await page.$eval('dialog', ({ open }) => open)).toBe(true);
  });
});

describe('an application form in an iframe', () => {
  it.each([
    ['of another site', ''],
    ['with a sandbox', 'sandbox="allow-scripts allow-forms allow-same-origin"'],
  ])('%s works under the strict policy', async (_where, attributes) => {
    const { page, submitted, address } = await newTabWith(FORM);
    await page.goto('about:blank');
    await page.setContent(
      `<form action="/nowhere"><iframe ${attributes} src="${address}" width="800" height="700"></iframe></form>`,
    );
    const frame = await page.waitForFrame(address);
    await inForm(frame, '[type=submit]');
    await fillAndPressEnter(page, frame);
    expect(submitted()).toHaveLength(1);
    expect(page.url()).toBe('about:blank');
  });
});

describe('the draft of an application form', () => {
  const typed = { name: '王芳', address: '北京市海淀区' };

  async function typeDraft() {
    const { page, address } = await newTabWith(FORM);
    await page.goto(address);
    await focus(page, 'cntv-apply-form >>> #name');
    await page.keyboard.type(typed.name);
    await tabTo(page, 'phone');
    await page.keyboard.type('010-12345678');
    await tabTo(page, 'address');
    await page.keyboard.type(typed.address);
    return page;
  }
  const values = (page: Page) =>
    page.$eval('cntv-apply-form', (form) => (form as HTMLElement & { data: Record<string, unknown> }).data);

  it('survives a crash of the page', async () => {
    const page = await typeDraft();
    const crashed = new Promise((resolve) => page.once('error', resolve));
    const session = await page.createCDPSession();
    session.send('Page.crash').catch(() => {});
    await crashed;
    await page.reload();
    await expect.poll(() => values(page)).toMatchObject(typed);
  });
});
