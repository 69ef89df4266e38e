import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { origin, secondOrigin } from '../../../support/browser/test-environment';
import { setUpVisitors, type Visitor } from '../../../support/browser/visitor';
import { AccountWidget } from '../../../support/portal/account-widget';
import { press, type } from '../../../support/screen/act';
import { LoginWidget } from '../../../support/screen/login-widget';

// The headless shell has no back/forward cache.
const newVisitor = setUpVisitors({ hidesTabs: true });
const NEWS = '/news/1.html';
/** A document of the same origin without elements. */
const ELSEWHERE = `${origin}/widgets/cntv-widgets.js`;
const NAME = '山间来客';

/** Opens a page of the signed-in viewer, on which the viewer types, and leaves it. */
async function openAndLeave(visitor: Visitor, address = origin + NEWS): Promise<Page> {
  const page = await visitor.newTab();
  await page.evaluateOnNewDocument(watchReturn);
  await page.goto(address);
  expect(await nameOf(page)).toContain(NAME);
  await page.$eval('main', (main) => {
    const field = document.createElement('input');
    field.id = 'typed';
    main.append(field);
  });
  await type(page, '#typed', 'typed by the viewer');
  await page.goto(ELSEWHERE);
  return page;
}

/** Runs in the page, before its scripts: records each show of the document, and what it names in the first frame after Back. */
function watchReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const names = () => document.querySelector('[data-viewer-name]')?.textContent;
    sessionStorage.setItem('restored', String(names()));
    requestAnimationFrame(() => sessionStorage.setItem('first-frame', String(names())));
  });
}

const nameOf = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-viewer-name]')?.textContent ?? null);
const typedOn = (page: Page) =>
  page.evaluate(() => (document.querySelector('#typed') as HTMLInputElement | null)?.value ?? null);
/** What a test may read while the page reloads. */
const settled = <T>(read: () => Promise<T>) => read().catch(() => undefined);

/** Goes back, to a document that the browser has kept, and returns what it named first. */
async function goBack(page: Page): Promise<string[]> {
  await page.bringToFront();
  await page.goBack();
  const kept = (key: string) => settled(() => page.evaluate((name) => sessionStorage.getItem(name), key));
  await expect.poll(() => kept('first-frame')).toEqual(expect.any(String));
  const names = () =>
    settled(() => page.evaluate(() => ['restored', 'first-frame'].map((key) => sessionStorage.getItem(key))));
  let read: (string | null)[] | undefined;
  await expect
    .poll(async () => {
      read = await names();
      return read;
    })
    .toEqual([expect.any(String), expect.any(String)]);
  return (read ?? []).map(String);
}

async function signOutInAnotherTab(visitor: Visitor): Promise<void> {
  const other = await visitor.open(NEWS);
  await new AccountWidget(other).signOut();
  await expect.poll(() => other.url()).toBe(`${origin}/login.html`);
}

describe('a page from the back/forward cache', () => {
  it('names nobody after a sign-out in another tab, from its first frame on (STATE-02)', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await openAndLeave(visitor);
    await signOutInAnotherTab(visitor);
    for (const name of await goBack(page)) expect(name).not.toContain(NAME);
    await expect.poll(() => settled(() => typedOn(page))).toBe(null);
    await expect.poll(() => settled(() => nameOf(page))).toBe(null);
    await new LoginWidget(page).ready();
    expect(await page.content()).not.toContain(`${NAME}，您好`);
  });

  it('names nobody after a sign-out by a later page of its tab', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await openAndLeave(visitor);
    await page.goto(`${origin}/index.html`);
    await Promise.all([
      page.waitForNavigation(),
      page.evaluate(() => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action: '/signout' });
        document.body.append(form);
        form.submit();
      }),
    ]);
    expect(page.url()).toBe(`${origin}/login.html`);
    await page.evaluate(() => history.go(-3));
    await expect.poll(() => page.url()).toBe(origin + NEWS);
    await expect
      .poll(() => settled(() => page.evaluate(() => sessionStorage.getItem('restored'))))
      .toBe('\u00a0');
    await expect.poll(() => settled(() => nameOf(page))).toBe(null);
  });

  it('names the viewer who has signed in since', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await openAndLeave(visitor);
    await visitor.startSession('sso@example.com');
    for (const name of await goBack(page)) expect(name).not.toContain(NAME);
    await expect.poll(() => settled(() => nameOf(page))).toBe('云上行人，您好');
  });

  it('names nobody when the server has ended the session', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await openAndLeave(visitor);
    await visitor.expireSession();
    await goBack(page);
    await expect.poll(() => settled(() => nameOf(page))).toBe(null);
  });

  it('is not requested again for the same viewer, and keeps what was typed', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await openAndLeave(visitor);
    await visitor.startSession();
    const documents = () =>
      visitor.record.requests.filter(({ url, method }) => url === origin + NEWS && method === 'GET').length;
    const before = documents();
    await goBack(page);
    await expect.poll(() => nameOf(page)).toBe(`${NAME}，您好`);
    expect(await typedOn(page)).toBe('typed by the viewer');
    expect(documents()).toBe(before);
  });

  it('names nobody while the server does not respond', async () => {
    const visitor = await newVisitor();
    await visitor.startSession();
    const page = await openAndLeave(visitor);
    await page.setOfflineMode(true);
    await goBack(page);
    expect([await nameOf(page), await typedOn(page)]).toEqual(['\u00a0', 'typed by the viewer']);
    await page.setOfflineMode(false);
  });
});

it('the home page of the other site names nobody after the sign-out from both', async () => {
  const visitor = await newVisitor();
  await visitor.startSession();
  const page = await visitor.newTab();
  await page.goto(`${secondOrigin}/`);
  expect(await nameOf(page)).toContain(NAME);
  // With a session of the portal, its home page would sign on again.
  await visitor.expireSession();
  await Promise.all([page.waitForNavigation(), press(page, 'form button')]);
  await page.goBack();
  await expect.poll(() => settled(() => nameOf(page)), { interval: 100 }).not.toBe(undefined);
  await expect.poll(() => settled(() => page.content())).not.toContain(`${NAME}，您好`);
});
