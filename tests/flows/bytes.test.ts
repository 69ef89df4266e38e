import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { budgets } from '../../package.json';
import { devConsole } from './support/dev-console';
import { badgeText, LoginWidget } from './support/login-widget';
import { origin } from './support/stage';
import { type Visitor, welcomeVisitors } from './support/visitor';
import { bodyKilobytes, countTransfers, holdRequests, type Transfer } from './support/wire';

const newVisitor = welcomeVisitors();
const MINIMAL = '/minimal.html';
/** Until the form takes typing: the page, which is all its own, and the loader. */
const TYPING_KILOBYTES = 6;

let configuration = '';
let policy = '';
beforeAll(async () => {
  const answer = await fetch(`${origin}/login.html`);
  configuration = /<script[^>]+data-cntv-config>.*?<\/script>/s.exec(await answer.text())?.[0] ?? '';
  policy = answer.headers.get('content-security-policy') ?? '';
});

function minimalPage(widget: string): string {
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
${configuration}<script type="module" src="/widgets/cntv-widgets.js"></script><main>${widget}</main></html>`;
}

/** A tab with a page that holds nothing but one widget. */
async function openMinimal(visitor: Visitor, widget: string, holds: RegExp | null = null) {
  const page = await visitor.newTab();
  const transfers = await countTransfers(page);
  const html = minimalPage(widget);
  const { release } = await holdRequests(page, holds, { path: MINIMAL, html, policy });
  await page.goto(origin + MINIMAL);
  return { page, html, transfers, release };
}

function widgetFiles(transfers: readonly Transfer[]): Transfer[] {
  return transfers.filter(({ path }) => path.startsWith('/widgets/'));
}

it(`the login takes typing after ${TYPING_KILOBYTES} KB at most, page and loader together, while all else is still on its way`, async () => {
  const { page, html, transfers, release } = await openMinimal(
    await newVisitor(),
    '<cntv-login></cntv-login>',
    /^\/widgets\/c\//,
  );
  const login = new LoginWidget(page);
  await login.type('account', 'demo@example.com');
  expect(await login.value('account')).toBe('demo@example.com');
  const [loader, ...others] = transfers.filter(({ path }) => path !== MINIMAL);
  expect([loader?.path, loader?.encoding, others]).toEqual(['/widgets/cntv-widgets.js', 'br', []]);
  const kilobytes = bodyKilobytes(widgetFiles(transfers)) + brotliCompressSync(html).length / 1024;
  expect(kilobytes).toBeLessThanOrEqual(TYPING_KILOBYTES);
  expect(kilobytes).toBeGreaterThan(1);

  await release();
  await login.ready();
  expect(await login.value('account')).toBe('demo@example.com');
});

it('the login can be submitted, and is signed with, within the budgets of package.json, all of it brotli', async () => {
  const { page, transfers } = await openMinimal(await newVisitor(), '<cntv-login></cntv-login>');
  // The page stays: what comes after it is another page's.
  await page.evaluate(() =>
    document.addEventListener('cntv-login-success', (event) => event.preventDefault()),
  );
  const login = await new LoginWidget(page).ready();
  const atFirst = widgetFiles(transfers);
  expect(bodyKilobytes(atFirst)).toBeLessThanOrEqual(budgets['login can be submitted']);
  expect(atFirst.map(({ path }) => path).join()).not.toMatch(/captcha|sign|aes/);

  await login.signIn();
  await expect.poll(() => login.text('[part=title]')).toMatch(/^您已登录/);
  const untilSignedIn = widgetFiles(transfers);
  expect(bodyKilobytes(untilSignedIn)).toBeLessThanOrEqual(budgets['login with captcha and signing']);
  expect(untilSignedIn.map(({ path, encoding }) => [path, encoding])).toEqual(
    untilSignedIn.map(({ path }) => [path, 'br']),
  );
});

it('a QR code is there, whole, within its budget, without forms and toasts (QR-01)', async () => {
  const { page, transfers } = await openMinimal(await newVisitor(), '<cntv-qr-login></cntv-qr-login>');
  await page.waitForSelector('cntv-qr-login >>> svg[part=code]', { visible: true });
  const files = widgetFiles(transfers);
  expect(bodyKilobytes(files)).toBeLessThanOrEqual(budgets['QR login, whole']);
  expect(files.map(({ path }) => path).join()).not.toMatch(/forms|\/login\.view|captcha|\/sign-/);
});

it('a badge for nobody loads no React and no texts, and asks once (MSG-15, MSG-18)', async () => {
  const visitor = await newVisitor();
  const { page, transfers } = await openMinimal(visitor, '<cntv-unread-badge></cntv-unread-badge>');
  await expect.poll(() => transfers.some(({ path }) => path.endsWith('/message/count'))).toBe(true);
  expect((await devConsole.log()).map(({ path, code }) => [path.split('/').pop(), code])).toEqual([
    ['count', -10001],
  ]);
  expect(await page.$eval('cntv-unread-badge', (badge) => badge.dataset.state)).toBe('ready');
  const asked = visitor.record.requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/widgets/c/'));
  expect(asked.join()).not.toMatch(/react|render|catalogue|\.view/);
  expect(bodyKilobytes(widgetFiles(transfers))).toBeLessThanOrEqual(budgets['only a badge, signed out']);
});

it('a badge with a number stays within its budget (MSG-18)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const { page, transfers } = await openMinimal(visitor, '<cntv-unread-badge></cntv-unread-badge>');
  await expect.poll(() => badgeText(page)).toBe('12');
  expect(bodyKilobytes(widgetFiles(transfers))).toBeLessThanOrEqual(budgets['badge with a number']);
});
