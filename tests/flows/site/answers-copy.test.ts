import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, expect, it } from 'vitest';
import { axeFindings, carryAxe } from '../../support/browser/checks/axe-findings';
import { minimalPage } from '../../support/browser/minimal-page';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { holdRequests } from '../../support/browser/wire';
import { Widget } from '../../support/screen/widget';

const newVisitor = setUpVisitors();
const folder = mkdtempSync(join(tmpdir(), 'answers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ANSWERS = {
  agreement: true,
  name: '李白',
  sex: 'male',
  birthday: '2001-02-28',
  education: '本科',
  profession: '学生',
  papers: '身份证',
  idNumber: '11010519491231002X',
  province: ['浙江省', '杭州市'],
  phone: '010-12345678',
  email: 'li@example.com',
  address: '<b>文三路</b>',
  postCode: '310000',
  internet: '宽带',
  broadband: '电信',
  bandwidth: '2M',
  browser: 'Chrome',
  netAge: '10',
  qq: '10000',
  msn: 'li',
  contentType: ['新闻', '体育'],
  product: ['网站'],
  cbox: '偶尔使用',
};

/** Runs in the page, before its scripts: keeps the text that a frame prints, in place of the dialog of the browser. */
function keepPrinted(): void {
  window.print = () => {
    const { title, body, documentElement } = document;
    Object.assign(window.top as Window, {
      printed: {
        isWholePage: window === window.top,
        title,
        lang: documentElement.lang,
        text: body.innerText,
        size: getComputedStyle(body).fontSize,
      },
    });
    window.dispatchEvent(new Event('afterprint'));
  };
}

/** Runs in the page: fills in the form, and takes the application as the page does. */
function fillIn(answers: object): void {
  const form = document.querySelector('cntv-apply-form') as HTMLElement & { data: object };
  form.addEventListener('cntv-submit', (event) => void (event as CustomEvent).detail.data);
  form.data = answers;
}

const printed = (page: Page) => page.evaluate(() => Reflect.get(window, 'printed') as { text: string });

it('a visitor prints what was submitted, without the page around it, and saves it as a text file', async () => {
  const page = await (await newVisitor()).newTab();
  await page.evaluateOnNewDocument(keepPrinted);
  const session = await page.createCDPSession();
  await session.send('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  const html = '<h1>Around</h1><cntv-apply-form form="advisory" loading="eager"></cntv-apply-form>';
  await carryAxe(page);
  await holdRequests(page, null, await minimalPage(html));
  await page.goto(`${origin}/minimal.html`);
  const form = new Widget(page, 'cntv-apply-form');
  await form.find('button[type=submit]');
  await page.evaluate(fillIn, ANSWERS);
  await expect.poll(() => form.value('cbox')).toBe('偶尔使用');
  await form.press('button[type=submit]');
  await form.find('[data-testid~=confirmation]');
  expect(await axeFindings(page)).toEqual([]);

  await form.press('[data-testid~=print]');
  await expect
    .poll(() => printed(page))
    .toMatchObject({ isWholePage: false, title: '网友智囊团报名', lang: 'zh-CN', size: '16px' });
  const { text } = await printed(page);
  for (const part of ['李白', '男', '浙江省 杭州市', '新闻、体育', '<b>文三路</b>'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/Around|11010519491231002X/);
  await expect.poll(() => page.frames().length).toBe(1);

  await form.press('input[type=checkbox]');
  await form.press('[data-testid~=save]');
  await expect.poll(() => readdirSync(folder)).toEqual(['网友智囊团报名.txt']);
  const saved = readFileSync(join(folder, '网友智囊团报名.txt'), 'utf8');
  expect(saved.startsWith('\ufeff网友智囊团报名\r\n\r\n')).toBe(true);
  expect(saved).toContain('\r\n证件号码：11010519491231002X\r\n');
  expect(saved.endsWith('\r\nCBox 使用情况：偶尔使用\r\n')).toBe(true);
  expect(await form.text('[data-testid~=confirmation]')).toBe('提交成功！');
});
