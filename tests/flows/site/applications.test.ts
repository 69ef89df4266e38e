import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { APPLICATION_FORMS } from '#config/application-forms';
import { PATHS } from '#config/paths';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { focusedStop, tabTo } from '../../support/browser/checks/keyboard';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { DOCUMENTED_FORMS } from '../../support/documented-forms';
import { Widget } from '../../support/screen/widget';
import { step } from '../../support/step';

const newVisitor = setUpVisitors();

const { personal, institution } = DOCUMENTED_FORMS;
const PAGES = Object.values(DOCUMENTED_FORMS);

async function open(path: string): Promise<{ page: Page; form: Widget }> {
  const page = await (await newVisitor()).open(path);
  const form = new Widget(page, 'cntv-portal');
  await form.find('button[type=submit]');
  return { page, form };
}

describe('an application page', () => {
  const newReader = setUpVisitors({ lifetime: 'suite' });
  let shared: Page;
  beforeAll(async () => {
    shared = await (await newReader()).newTab();
    await carryAxe(shared);
  });

  it.each(PAGES)(
    '$ids: $path shows its form, without findings of axe in light and dark (CAMP-22, APPLY-61)',
    async ({ path, heading, own }) => {
      await shared.goto(origin + path);
      const form = new Widget(shared, 'cntv-portal');
      await form.find('button[type=submit]');
      expect(await form.text('[part=title]')).toBe(heading);
      await form.find(`#${own}`);
      expect(await axeFindings(shared)).toEqual([]);
    },
  );

  it('marks invalid fields by a sign with forced colours, too (OQ-79)', async () => {
    const { page, form } = await open('/network_tv/film_channel/info_jg.action');
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    const marked = () =>
      page.$$eval('cntv-portal >>> [part=message]', (messages) =>
        messages
          .filter((one) => getComputedStyle(one, '::before').content.startsWith('"!"'))
          .map(({ id }) => id),
      );
    expect(await marked()).toEqual([]);
    await form.press('button[type=submit]');
    await expect.poll(() => form.toasts()).toContain('请填写完整的报名信息');
    const names = APPLICATION_FORMS.institution.fields.map(({ name }) => `${name}-message`);
    await expect.poll(marked).toEqual(names);
  });

  it('and any other form mark invalid fields beside their messages with forced colours', async () => {
    const { page, form } = await open('/regist.html');
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    await form.press('button[type=submit]');
    await form.find('[aria-invalid]');
    const looks = () =>
      page.evaluate(() => {
        const root = document.querySelector('cntv-portal')?.shadowRoot;
        const signed = [...(root?.querySelectorAll('[part=message]') ?? [])].filter((one) =>
          getComputedStyle(one, '::before').content.startsWith('"!"'),
        );
        return [signed.every((one) => one.textContent !== ''), signed.length > 0];
      });
    await expect.poll(looks).toEqual([true, true]);
  });

  it('and any other page underline a button with a text and without a box with forced colours', async () => {
    const page = await (await newVisitor()).open(PATHS.Qrcode);
    const button = await new Widget(page, 'cntv-qr-login').find('[data-testid=refresh]');
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    await expect
      .poll(() => button.evaluate((one) => getComputedStyle(one as Element).textDecorationLine))
      .toBe('underline');
  });

  it('links the personal and the institution’s application (APPLY-02)', async () => {
    const { page, form } = await open(personal.path);
    await form.press('[data-testid~=route-tabs] a:nth-child(2)');
    await form.find('#corporation');
    expect(page.url()).toBe(origin + institution.path);
    await page.goBack();
    await form.find('#company');
  });

  it.each([personal, institution])(
    '$ids: $path shows seven image links to sites of the channel (APPLY-01, OQ-85)',
    async ({ path }) => {
      const { page, form } = await open(path);
      await form.find('[data-testid~=nav] a');
      const links = () =>
        page.$$eval('cntv-portal >>> [data-testid~=nav] a', (all) =>
          all.map((link) => {
            const image = link.querySelector('img');
            return { href: link.href, label: image?.alt, isLoaded: (image?.naturalWidth ?? 0) > 0 };
          }),
        );
      await expect.poll(async () => (await links()).filter(({ isLoaded }) => isLoaded).length).toBe(7);
      const shown = await links();
      expect(new Set(shown.map(({ label }) => label)).size).toBe(7);
      for (const { href, label } of shown) {
        const response = await page.evaluate(async (url) => (await fetch(url)).text(), href);
        expect(response).toContain(`<h1>${label}</h1>`);
      }
    },
  );
});

it('a visitor of the campaign page fills in its form by keyboard alone and corrects a refused value, and the portal stores the application (CAMP-08)', async () => {
  const page = await (await newVisitor()).newTab();
  await carryAxe(page);
  await page.goto(`${origin}/campaign.html`);
  const form = new Widget(page, 'cntv-apply-form');
  await form.find('button[type=submit]');
  await step('an incomplete form names its first empty field', async () => {
    await tabTo(page, 'name');
    await page.keyboard.type('李白');
    await page.keyboard.press('Tab');
    await page.keyboard.type('call me');
    await page.keyboard.press('Tab');
    await page.keyboard.type('li@');
    await page.keyboard.press('Tab');
    for (let option = 0; option < 3; option += 1) await page.keyboard.press('ArrowDown');
    await tabTo(page, '提交');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.toasts()).toContain('请填写完整的报名信息');
    await expect.poll(() => focusedStop(page)).toEqual({ name: 'writing', isVisible: true });
  });
  await step('the refused values are marked, and the others kept', async () => {
    await page.keyboard.type('床前明月光');
    await tabTo(page, '提交');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.toasts()).toContain('提交的内容有误，请按提示修改');
    expect(await form.message('phone')).toBe('联系电话格式不正确，请检查后重试');
    expect(await form.message('email')).toBe('邮箱格式不正确，请检查后重试');
    expect(await form.value('writing')).toBe('床前明月光');
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => focusedStop(page)).toEqual({ name: 'phone', isVisible: true });
  });
  await step('the corrected form is sent and confirmed (OQ-81)', async () => {
    // The refused value is selected.
    await page.keyboard.type('010-12345678');
    await page.keyboard.press('Tab');
    await page.keyboard.type('li@example.com');
    await page.keyboard.press('Enter');
    await expect.poll(() => form.text('[data-testid~=confirmation]')).toBe('提交成功！');
    await expect
      .poll(() => page.$eval('cntv-apply-form', ({ shadowRoot }) => shadowRoot?.activeElement?.textContent))
      .toBe('提交成功！');
    expect(await axeFindings(page)).toEqual([]);
  });
  const file = await page.evaluate(async () => (await fetch('/dev/applications.csv')).text());
  expect(file).toContain('poetry,李白,010-12345678,li@example.com,西安,床前明月光');
});
