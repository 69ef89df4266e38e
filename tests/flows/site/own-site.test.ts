import { generateKeyPairSync } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { setUpOwnSite } from '../../support/browser/own-site';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { forgive } from '../../support/doctor/doctor-page';
import { DoctorPanel } from '../../support/doctor/doctor-panel';
import { AccountWidget } from '../../support/portal/account-widget';
import { LoginWidget } from '../../support/screen/login-widget';

const newVisitor = setUpVisitors();

const site = setUpOwnSite();

async function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('cntv-login,cntv-account,cntv-unread-badge')].flatMap((element) => {
      const root = element.shadowRoot as ShadowRoot;
      return [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) =>
        href.replace(/\?.*/, ''),
      );
    }),
  );
}

const SCREENS = [
  ...['/forgetPassword/findPassword.jsp', '/regist.html', '/qrcode', '/index.html'],
  ...['/account/message/subscribe', '/account/history', '/account/collection', '/account/subscribe'],
  '/account/baseMessage',
];

describe.each(['README.md', 'README.zh-CN.md'])('the snippet of %s on a host without the portal', (file) => {
  it('leads nowhere, which the doctor says with the line, asking each address once', async () => {
    site.html = site.pasted(file);
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    await page.goto(`${site.origin}/page.html?cntv-doctor`);
    const findings = await new DoctorPanel(page).findings();
    expect(findings).toEqual({ linksMissing: '"portalBase": "https://portal.example.com"' });
    expect(site.heads.sort()).toEqual([...SCREENS].sort());
    await forgive(visitor);
  });

  it('leads to the portal with portalBase, before and after the sign-in', async () => {
    site.html = site.pasted(file, origin);
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    await page.goto(`${site.origin}/page.html`);
    await expect.poll(() => linksOf(page)).toContain(`${origin}/qrcode`);
    const before = await linksOf(page);
    await new LoginWidget(page).signIn();
    await expect.poll(() => site.missing).toContain('/after.html');
    await page.goto(`${site.origin}/page.html`);
    await new AccountWidget(page).openMenu();
    await expect.poll(() => linksOf(page)).toContain(`${origin}/index.html`);
    const after = await linksOf(page);
    const all = [...new Set([...before, ...after])];
    expect(all.filter((href) => !href.startsWith(origin))).toEqual([]);
    expect(all.map((href) => href.replace(origin, ''))).toEqual(expect.arrayContaining(SCREENS));
    for (const href of all)
      expect((await fetch(href, { method: 'HEAD', redirect: 'manual' })).status).toBeLessThan(400);
    await page.goto(`${site.origin}/page.html?cntv-doctor`);
    expect(await new DoctorPanel(page).findings()).toEqual({});
    expect(site.heads).toEqual([]);
    await forgive(visitor);
  });
});

/** What editors write wrong most often, and the line that the doctor gives. */
const MISTAKES: readonly [code: string, change: (json: string) => string, line: string][] = [
  [
    'apiUnreachableOrRefused',
    (json) => json.replace('{', `{"apiBase": "${origin}", `),
    'Access-Control-Allow-Origin: {site}\nAccess-Control-Allow-Credentials: true',
  ],
  ['apiWrongPath', (json) => json.replace('{', '{"apiBase": "/proxy", '), '"apiBase": ""'],
  ['extraSigns', (json) => json.replace('{', '{"apiBase": "/openapi", '), '"apiBase": ""'],
  ['apiRefusesAppid', (json) => json.replace('"appid": "demo"', '"appid": "dmo"'), '"appid": "…"'],
  ['exampleKey', (json) => json.replace(/"publicKey": "[^"]*"/, '"publicKey": "MIIBIjANBg…"'), ''],
];

it.each(MISTAKES)('the doctor says on a host of its own: %s', async (code, change, line) => {
  site.html = site.pasted('README.md', origin).replace(/\{.*\}/, change);
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  await page.goto(`${site.origin}/page.html?cntv-doctor`);
  expect(await new DoctorPanel(page).findings()).toEqual({ [code]: line.replace('{site}', site.origin) });
  await forgive(visitor);
});

it('the doctor and the console say that the key is that of another API, after a sign-in', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  site.html = site.pasted('README.md', origin).replace(/"publicKey": "[^"]*"/, `"publicKey": "${foreign}"`);
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${site.origin}/page.html?cntv-doctor`);
  const doctor = new DoctorPanel(page);
  expect(await doctor.findings()).toEqual({});
  const login = new LoginWidget(page);
  await login.signIn();
  await expect.poll(() => login.toasts()).toBe('提交的信息有误，请刷新页面后重试');
  expect(said.filter((line) => line.includes('signing.publicKey may not be its key'))).toHaveLength(1);
  await doctor.again();
  expect(await doctor.findings()).toEqual({ apiRefusesKey: '"signing": {"publicKey": "…"}' });
  await forgive(visitor);
});
