import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { filesByMoment } from '../../../.ci/moments.mjs';
import { ENCRYPTING } from '../../../widgets/diagnostics/key-diagnostics';
import { minimalPage } from '../../support/browser/minimal-page';
import { origin } from '../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { holdRequests, recordTransfers, type Transfer } from '../../support/browser/wire';
import { AccountWidget } from '../../support/portal/account-widget';
import { devConsole } from '../../support/portal/dev-console';
import { hover } from '../../support/screen/act';
import { LoginWidget } from '../../support/screen/login-widget';
import { badgeText } from '../../support/screen/unread-badge';
import { root } from '../../support/source/text';

const newVisitor = setUpVisitors({ isFirstVisit: true });
/** The files whose bytes `.ci/budgets.mjs` counts. */
const COUNTED = filesByMoment(pathToFileURL(`${root}/`));

/**
 * Opens a tab with a page that contains one widget only. The browser is never idle there, so that the transfers contain
 * what the widget needs and not the diagnostics.
 */
async function openMinimal(visitor: Visitor, widget: string, holds: RegExp | null = null) {
  const page = await visitor.newTab();
  await page.evaluateOnNewDocument(() => {
    window.requestIdleCallback = () => 0;
  });
  const transfers = await recordTransfers(page);
  const own = await minimalPage(widget);
  const { release } = await holdRequests(page, holds, own);
  await page.goto(origin + own.path);
  return { page, own, transfers, release };
}

/** The names of the files of the widgets, without their hashes. */
function widgetFiles(transfers: readonly Transfer[]): string[] {
  return transfers.flatMap(({ path }) => (path.startsWith('/widgets/') ? nameOf(path.slice(9)) : [])).sort();
}

function counted(moment: string): string[] {
  return (COUNTED[moment] ?? []).map(nameOf).sort();
}

function nameOf(file: string): string {
  return file.replace(/-[\w-]{7}\.js$/, '.js');
}

it('the login accepts input after page and loader alone, while everything else is loading', async () => {
  const { page, own, transfers, release } = await openMinimal(
    await newVisitor(),
    '<cntv-login></cntv-login>',
    /^\/widgets\/c\//,
  );
  const login = new LoginWidget(page);
  await login.type('account', 'demo@example.com');
  expect(await login.value('account')).toBe('demo@example.com');
  const [loader, ...others] = transfers.filter(({ path }) => path !== own.path);
  expect([loader?.path, loader?.encoding, others]).toEqual(['/widgets/cntv-widgets.js', 'br', []]);
  expect(widgetFiles(transfers)).toEqual(counted('loader with the prerendered login'));

  await release();
  await login.ready();
  expect(await login.value('account')).toBe('demo@example.com');
});

it('signing in loads the files that its budget counts, in brotli', async () => {
  const { page, transfers } = await openMinimal(await newVisitor(), '<cntv-login></cntv-login>');
  // The page cancels the redirect, because the next page would load other files.
  await page.evaluate(() =>
    document.addEventListener('cntv-login-success', (event) => event.preventDefault()),
  );
  const login = new LoginWidget(page);
  await hover(page, 'cntv-login');
  await login.signIn();
  await expect.poll(() => login.text('[part=title]')).toMatch(/^(您已登录|当前登录账号)/);
  // The page is wide enough for the QR code.
  const files = [...counted('login with captcha and signing'), ...counted('QR code on top of the login')];
  await expect.poll(() => widgetFiles(transfers)).toEqual([...new Set(files)].sort());
  expect(transfers.filter(({ path, encoding }) => path.startsWith('/widgets/') && encoding !== 'br')).toEqual(
    [],
  );
});

it('a QR code loads the files that its budget counts, without forms and toasts (QR-01)', async () => {
  const { page, transfers } = await openMinimal(await newVisitor(), '<cntv-qr-login></cntv-qr-login>');
  await page.waitForSelector('cntv-qr-login >>> img[part=code]', { visible: true });
  await expect.poll(() => widgetFiles(transfers)).toEqual(counted('QR login, whole'));
  expect(widgetFiles(transfers).join()).not.toMatch(/forms|\/login\.view|captcha|\/sign\./);
});

it('a badge for a signed-out viewer loads no React and no texts, and makes one request (MSG-15, MSG-18)', async () => {
  const visitor = await newVisitor();
  const { page, transfers } = await openMinimal(visitor, '<cntv-unread-badge></cntv-unread-badge>');
  await expect.poll(() => transfers.some(({ path }) => path.endsWith('/message/count'))).toBe(true);
  const calls = async () => (await devConsole.log()).map(({ path, code }) => [path.split('/').pop(), code]);
  await expect.poll(calls).toEqual([['count', -10001]]);
  await expect.poll(() => page.$('cntv-unread-badge:state(ready)')).not.toBeNull();
  const asked = visitor.record.requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/widgets/c/'));
  expect(asked.join()).not.toMatch(/react|render|catalogue|\.view/);
  await expect.poll(() => widgetFiles(transfers)).toEqual(counted('only a badge, signed out'));
});

/** The portal at a name that is not that of the editor's own machine. */
const PUBLIC = origin.replace('localhost', 'www.portal.localhost');

it.each([
  ['a viewer', PUBLIC, '', '', false],
  [
    'a viewer of a page with attributes of HTML and frameworks',
    PUBLIC,
    '',
    'class="a" tabindex="0" aria-label="b" data-c v-d="e" _ngcontent-f @click="g" accesskey="h" inputmode="text" enterkeyhint="go" exportparts="i" contenteditable="false" virtualkeyboardpolicy="auto" writingsuggestions="false"',
    false,
  ],
  ['an editor on the own machine', origin, '', '', true],
  ['an editor with a word in the address', PUBLIC, '?cntv-doctor', '', true],
  ['a page with an unknown attribute', PUBLIC, '', 'knd="all"', true],
  ['a page with an invalid attribute', PUBLIC, '', 'max="many"', true],
])(
  '%s: the checks of the page are loaded only where an editor needs them',
  async (_, site, search, attributes, isChecked) => {
    const page = await (await newVisitor()).newTab();
    const transfers = await recordTransfers(page);
    const own = await minimalPage(`<cntv-unread-badge ${attributes}></cntv-unread-badge>`);
    await holdRequests(page, null, own);
    await page.goto(site + own.path + search);
    await page.waitForSelector('cntv-unread-badge:state(ready)');
    const isLoaded = () => transfers.some(({ path }) => path.includes('/diagnostics.chunk-'));
    if (isChecked) return expect.poll(isLoaded).toBe(true);
    await page.waitForNetworkIdle();
    expect(isLoaded()).toBe(false);
    await expect.poll(() => widgetFiles(transfers)).toEqual(counted('only a badge, signed out'));
  },
);

it.each(ENCRYPTING)('a page without a public key is told so once by the view of <%s>', async (tag) => {
  const page = await (await newVisitor()).newTab();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const own = await minimalPage(`<${tag}></${tag}>`);
  await holdRequests(page, null, { ...own, html: own.html.replace(/("publicKey": ?)"[^"]+"/, '$1""') });
  await page.goto(PUBLIC + own.path);
  await page.waitForSelector(`${tag}:state(ready)`);
  const isTold = () => lines.filter((line) => line.includes('No signing.publicKey is configured')).length;
  if (tag === 'cntv-login') {
    expect(isTold()).toBe(0);
    await hover(page, tag);
  }
  await expect.poll(isTold).toBe(1);
});

it('a badge with a number loads the files that its budget counts (MSG-18)', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const { page, transfers } = await openMinimal(visitor, '<cntv-unread-badge></cntv-unread-badge>');
  await expect.poll(() => badgeText(page)).toBe('12');
  await expect.poll(() => widgetFiles(transfers)).toEqual(counted('badge with a number'));
});

it('an account loads the files that its budgets count, closed without React and with its menu', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const { page, transfers } = await openMinimal(visitor, '<cntv-account></cntv-account>');
  const account = new AccountWidget(page);
  await expect.poll(() => account.name()).toBeTruthy();
  await expect.poll(() => widgetFiles(transfers)).toEqual(counted('account, signed in and closed'));
  expect(widgetFiles(transfers).join()).not.toMatch(/react|\.view/);

  await account.openMenu();
  await expect.poll(() => widgetFiles(transfers)).toEqual(counted('account, opened'));
});
