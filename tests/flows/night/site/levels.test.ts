import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { answerByLevel, type LevelledRequest } from '../../../support/browser/checks/levels';
import { minimalPage } from '../../../support/browser/minimal-page';
import { origin } from '../../../support/browser/test-environment';
import { setUpVisitors } from '../../../support/browser/visitor';
import { holdRequests } from '../../../support/browser/wire';
import { ACCOUNT, PASSWORD } from '../../../support/portal/demo-account';
import { LoginWidget } from '../../../support/screen/login-widget';

const newVisitor = setUpVisitors({ isFirstVisit: true });

/** The request of a captcha. */
const FIRST_CALL = /\/openapi\/.*\/captcha\//;

/** The first data of the screens. */
const HISTORY = '[data-testid=recent-history] li';
const ROW = '[part~=row]';
const PROFILE = '[name=nickName]';
const FIELD = 'form input';

/**
 * Opens a page with one widget, or a page of the portal as it is, on a network that answers requests by level, up to a last
 * one.
 * @param widget empty for the portal's page
 */
async function openSlowly(
  widget: string,
  { signedIn = false, lastAnswered = Number.POSITIVE_INFINITY, path = '/minimal.html' } = {},
) {
  const visitor = await newVisitor();
  if (signedIn) await visitor.startSession();
  const page = await visitor.newTab();
  const own = await minimalPage(widget);
  const network = await answerByLevel(page, { ...own, path: widget && path }, lastAnswered);
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  return { page, ...network };
}

/** The levels of the loaded files, without the loader and the diagnostics with their own imports. */
function levelsOfFiles(requests: readonly LevelledRequest[]): number[] {
  return [
    ...new Set(
      requests
        .filter(({ path }) => /\/widgets\/c\/(?!diagnostics|embed-rules|nearest-word)/.test(path))
        .map(({ level }) => level),
    ),
  ];
}

function findRequest(requests: readonly LevelledRequest[], path: RegExp): LevelledRequest | undefined {
  return requests.find((request) => path.test(request.path));
}

async function isReady(page: Page, widget: string): Promise<void> {
  await page.waitForSelector(`${widget}:state(ready)`);
}

it('the login is attached after one level of requests behind the loader', async () => {
  const { page, requests } = await openSlowly('<cntv-login></cntv-login>', { lastAnswered: 1 });
  await isReady(page, 'cntv-login');
  const files = levelsOfFiles(requests);
  expect(files[0]).toBe(1);
  // The files for the first call and the submit are loaded afterwards, in parallel.
  expect(Math.max(...files)).toBeLessThanOrEqual(2);
});

it('a QR code is requested after one level of requests behind the loader', async () => {
  const { page, requests } = await openSlowly('<cntv-qr-login></cntv-qr-login>', { lastAnswered: 2 });
  await page.waitForSelector('cntv-qr-login >>> img[part=code]', { visible: true });
  expect(levelsOfFiles(requests)).toEqual([1]);
  expect(findRequest(requests, /\/qrcode/i)?.level).toBe(2);
});

it('a submit before the view is attached makes its first call after one level of requests behind the loader', async () => {
  const { page, requests, answerUpTo } = await openSlowly('<cntv-login></cntv-login>', { lastAnswered: 0 });
  const login = new LoginWidget(page);
  await login.type('account', ACCOUNT);
  await login.type('password', PASSWORD);
  await page.keyboard.press('Enter');
  answerUpTo(1);
  await isReady(page, 'cntv-login');
  await expect.poll(() => findRequest(requests, FIRST_CALL)).toBeDefined();
  expect(findRequest(requests, FIRST_CALL)?.level).toBe(2);
});

/**
 * What is there after how many rounds of requests behind the HTML, the files of the page and its preloads with the loader being
 * the first: in a page that knows no more than the tag, and on the portal's own pages, whose templates preload.
 */
it.each([
  ['<cntv-account></cntv-account>', '/minimal.html', 'button', 5],
  ['<cntv-unread-badge></cntv-unread-badge>', '/minimal.html', '[part~=badge]', 4],
  ['<cntv-apply-form loading="eager"></cntv-apply-form>', '/minimal.html', FIELD, 3],
  ['<cntv-member-center></cntv-member-center>', '/minimal.html', HISTORY, 3],
  ['<cntv-member-center section="settings"></cntv-member-center>', '/minimal.html', PROFILE, 3],
  ['<cntv-portal></cntv-portal>', '/regist.html', FIELD, 3],
  ['<cntv-portal></cntv-portal>', '/service_agreement', 'h1', 3],
  ['<cntv-portal></cntv-portal>', '/network_tv/film_channel/info_gr.action', FIELD, 3],
  ['<cntv-portal></cntv-portal>', '/index.html', HISTORY, 3],
  ['<cntv-portal></cntv-portal>', '/account/history', ROW, 3],
  ['<cntv-portal></cntv-portal>', '/account/baseMessage', PROFILE, 3],
  ['', '/regist.html', FIELD, 1],
  ['', '/index.html', HISTORY, 2],
  ['', '/account/message/system', ROW, 2],
  ['', '/account/history', ROW, 2],
  ['', '/account/baseMessage', PROFILE, 2],
  ['', '/account/modifyPasswd.jsp', '[type=password]', 2],
  ['', '/account/logOff', '[type=submit]', 2],
  // The bindings are asked for after the viewer.
  ['', '/account/bindingAccount', '[role=tab]', 3],
])('%s in %s shows %s after %i rounds', async (widget, path, shown, rounds) => {
  const { page } = await openSlowly(widget, { signedIn: true, path, lastAnswered: rounds - 1 });
  const element = /[\w-]+/.exec(widget)?.[0] ?? 'cntv-portal';
  await page.waitForSelector(`${element} >>> ${shown}`, { visible: true });
});

it.each([
  ['<cntv-member-center></cntv-member-center>', ['collect', 'subscribe', 'video'], 1],
  ['<cntv-member-center section="history"></cntv-member-center>', ['video'], 0],
])('the data of %s is requested while the view is loading, and once', async (widget, lists, checkIns) => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.newTab();
  const own = await minimalPage(widget);
  const held = await holdRequests(page, /\/c\/react-/, own);
  await page.goto(origin + own.path, { waitUntil: 'domcontentloaded' });
  const calls = (name: string) =>
    visitor.record.requests.filter(({ url }) => new URL(url).pathname.endsWith(name)).length;
  const asked = () => [
    lists.map((list) => calls(`/${list}/records`)),
    calls('/user/info'),
    calls('/user/sign'),
  ];
  const expected = [lists.map(() => 1), 1, checkIns];
  await expect.poll(asked).toEqual(expected);
  await held.release();
  await page.waitForSelector('cntv-member-center >>> :is([data-testid=recent-history] li, [part~=row])', {
    visible: true,
  });
  expect(asked()).toEqual(expected);
});

it.each([
  [
    'the modules of a section',
    '<cntv-member-center section="message"></cntv-member-center>',
    /\/c\/messages-screen-/,
    1,
  ],
  ['the texts of a form', '<cntv-apply-form></cntv-apply-form>', /\/c\/application-(?!forms)/, 1],
])('%s are requested while the view is still loading', async (_name, widget, file, count) => {
  const visitor = await newVisitor();
  const page = await visitor.newTab();
  const own = await minimalPage(widget);
  await holdRequests(page, /\/c\/react-/, own);
  await page.goto(origin + own.path, { waitUntil: 'domcontentloaded' });
  const found = () => visitor.record.requests.filter(({ url }) => file.test(new URL(url).pathname));
  await expect.poll(() => found().length).toBe(count);
});
