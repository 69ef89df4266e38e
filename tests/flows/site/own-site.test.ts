import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forward } from '../../support/browser/forward';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors } from '../../support/browser/visitor';
import { forgive } from '../../support/doctor/doctor-page';
import { DoctorPanel } from '../../support/doctor/doctor-panel';
import { writeRelease } from '../../support/environment/write-release';
import { AccountWidget } from '../../support/portal/account-widget';
import { LoginWidget } from '../../support/screen/login-widget';

const root = resolve(import.meta.dirname, '../../..');
const newVisitor = setUpVisitors();

let server: Server;
/** A site on another host than the portal, with one page, and the API behind a proxy. */
let site: string;
let html: string;
/** The files and folders that are uploaded: those of `dist/` that step 2 names. */
let uploaded: string[];
/** What they are uploaded from. */
let source: string;
/** Methods and paths of the requests that found nothing, and of all `HEAD` requests. */
let missing: string[];
let heads: string[];

beforeEach(async () => {
  missing = [];
  heads = [];
  source = root;
  server = createServer((incoming, response) => {
    const { method = '', url = '' } = incoming;
    const [path = ''] = url.split('?');
    if (method === 'HEAD') heads.push(`${path}${incoming.headers.cookie ? ' with cookies' : ''}`);
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': type }).end(body);
    if (path.startsWith('/openapi/')) forward(incoming, response);
    else if (path === '/page.html') send('text/html', html);
    else if (uploaded.some((part) => path.startsWith(part)))
      send('text/javascript', readFileSync(resolve(source, `.${path}`)));
    else {
      missing.push(path);
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Does step 2 of a README: returns the page, for a portal on another host if there is one. */
function pasted(file: string, portal?: string): string {
  const key = /"publicKey":"([^"]+)"/;
  const readme = readFileSync(resolve(root, file), 'utf8');
  const [, step2 = ''] = /^2\. (.*)$/m.exec(readme) ?? [];
  uploaded = [...step2.matchAll(/`(dist\/[^`]+)`/g)].map(([, path]) => `/${path}`);
  const [, snippet = ''] = /```html\n([\s\S]*?)```/.exec(readme) ?? [];
  const [, publicKey = ''] = key.exec(portalPage) ?? [];
  const filled = snippet.replace('MIIBIjANBg…', publicKey);
  if (!portal) return filled;
  return filled
    .replace(/"portalHome": "[^"]*"/, `"portalBase": "${portal}", "portalHome": "/after.html"`)
    .replaceAll('href="/', `href="${portal}/`);
}

let portalPage: string;
beforeEach(async () => {
  portalPage = await (await fetch(`${origin}/login.html`)).text();
});

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
    html = pasted(file);
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    await page.goto(`${site}/page.html?cntv-doctor`);
    const findings = await new DoctorPanel(page).findings();
    expect(findings).toEqual({ linksMissing: '"portalBase": "https://portal.example.com"' });
    expect(heads.sort()).toEqual([...SCREENS].sort());
    await forgive(visitor);
  });

  it('leads to the portal with portalBase, before and after the sign-in', async () => {
    html = pasted(file, origin);
    const visitor = await newVisitor();
    const page = await visitor.newTab();
    await page.goto(`${site}/page.html`);
    await expect.poll(() => linksOf(page)).toContain(`${origin}/qrcode`);
    const before = await linksOf(page);
    await new LoginWidget(page).signIn();
    await expect.poll(() => missing).toContain('/after.html');
    await page.goto(`${site}/page.html`);
    await new AccountWidget(page).openMenu();
    await expect.poll(() => linksOf(page)).toContain(`${origin}/index.html`);
    const after = await linksOf(page);
    const all = [...new Set([...before, ...after])];
    expect(all.filter((href) => !href.startsWith(origin))).toEqual([]);
    expect(all.map((href) => href.replace(origin, ''))).toEqual(expect.arrayContaining(SCREENS));
    for (const href of all)
      expect((await fetch(href, { method: 'HEAD', redirect: 'manual' })).status).toBeLessThan(400);
    await page.goto(`${site}/page.html?cntv-doctor`);
    expect(await new DoctorPanel(page).findings()).toEqual({});
    expect(heads).toEqual([]);
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
  html = pasted('README.md', origin).replace(/\{.*\}/, change);
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  await page.goto(`${site}/page.html?cntv-doctor`);
  expect(await new DoctorPanel(page).findings()).toEqual({ [code]: line.replace('{site}', site) });
  await forgive(visitor);
});

it('a release with the configuration of the site signs in with one script line and one element', async () => {
  source = mkdtempSync(join(tmpdir(), 'cntv-site-'));
  const file = join(source, 'site.json');
  const [config = ''] = /\{.*\}/.exec(pasted('README.md', origin)) ?? [];
  writeFileSync(file, config);
  writeRelease(join(root, 'dist'), join(source, 'release'), file);
  uploaded = ['/release/'];
  html = '<script type="module" src="/release/cntv-widgets.js"></script><cntv-login></cntv-login>';
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  await page.goto(`${site}/page.html`);
  await new LoginWidget(page).signIn();
  await expect.poll(() => missing).toContain('/after.html');
  await page.goto(`${site}/page.html?cntv-doctor`);
  expect(await new DoctorPanel(page).findings()).toEqual({});
  rmSync(source, { recursive: true });
  await forgive(visitor);
});

it('the doctor and the console say that the key is that of another API, after a sign-in', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  html = pasted('README.md', origin).replace(/"publicKey": "[^"]*"/, `"publicKey": "${foreign}"`);
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${site}/page.html?cntv-doctor`);
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
