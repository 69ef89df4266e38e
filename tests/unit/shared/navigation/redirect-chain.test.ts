import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshBrowser, freshPage } from '../../../support/unit/fresh-page';

const HOME = '/index.html';
const LOGIN = '/login.html';
const OTHER = 'https://reg.example';

/** How the browser has come to the next page. */
const arrival = {
  type: 'navigate',
  redirectCount: 0,
  referrer: '',
  leftUrl: undefined as string | undefined,
};
const navigation = new EventTarget();

/** Opens the next page of the tab; a redirect or a press leads there. */
async function open(path: string, by: Partial<typeof arrival> = {}) {
  freshPage();
  history.replaceState(null, '', path);
  Object.assign(arrival, { type: 'navigate', redirectCount: 0, referrer: '', leftUrl: undefined }, by);
  const chain = await import('#shared/navigation/redirect-chain');
  chain.redirectChain();
  return {
    ...chain,
    /** Redirects if the rule allows it. */
    redirects(redirect: 'sign-in' | 'home', to = redirect === 'home' ? HOME : LOGIN) {
      const isAllowed = chain.mayRedirect(redirect, to);
      if (isAllowed) chain.recordRedirect(to, redirect);
      return isAllowed;
    },
  };
}

beforeEach(() => {
  freshBrowser();
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [arrival as never]);
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'referrer', 'get').mockImplementation(
    () => arrival.referrer,
  );
  const activation = {
    get from() {
      return arrival.leftUrl === undefined ? null : { url: arrival.leftUrl };
    },
  };
  vi.stubGlobal('navigation', Object.assign(navigation, { activation }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('a chain of redirects without a press (OQ-103)', () => {
  it.each([
    ['the home', HOME, LOGIN],
    ['the sign-in', LOGIN, HOME],
  ])('leads there, back and no further from %s', async (_, first, second) => {
    const kind = (path: string) => (path === HOME ? 'sign-in' : 'home');
    expect((await open(first)).redirects(kind(first))).toBe(true);
    expect((await open(`${second}?backurl=%2F`)).redirects(kind(second))).toBe(true);
    expect((await open(`${first}#top`)).redirects(kind(first))).toBe(false);
    expect((await open(first)).redirects(kind(first))).toBe(true);
  });

  it('ends with a press, also within a page', async () => {
    const page = await open(HOME);
    expect([page.redirects('sign-in'), page.redirects('sign-in')]).toEqual([true, false]);
    document.body.click();
    expect(page.redirects('sign-in')).toBe(true);
  });

  it('is not that of another page, which a press has opened', async () => {
    (await open(HOME)).redirects('sign-in');
    const page = await open('/account/history', { referrer: location.origin });
    expect(page.redirects('sign-in')).toBe(true);
  });

  it('goes on where the server redirects', async () => {
    (await open(HOME)).redirects('sign-in');
    (await open(LOGIN)).redirects('home', '/user');
    expect((await open(HOME, { redirectCount: 1 })).redirects('sign-in')).toBe(false);
  });

  it('goes on where a page of another origin sends the viewer back', async () => {
    expect((await open(HOME)).redirects('sign-in', `${OTHER}${LOGIN}`)).toBe(true);
    expect((await open(HOME, { referrer: `${OTHER}/` })).redirects('sign-in')).toBe(false);
  });

  it('goes on over the page of the single sign-on', async () => {
    (await open(HOME)).redirects('sign-in', `${OTHER}${LOGIN}`);
    (await open('/ssologin.html', { referrer: `${OTHER}/` })).recordRedirect(HOME);
    expect((await open(HOME)).redirects('sign-in')).toBe(false);
  });

  it('is not that of the sign-in which a page of another origin opens later', async () => {
    expect((await open(LOGIN)).redirects('home', `${OTHER}${HOME}`)).toBe(true);
    expect((await open(LOGIN, { referrer: `${OTHER}/` })).redirects('home')).toBe(true);
  });

  it.each(['"x"', '{"to":7,"done":"sign-in"}', '{"done":["sign-in"]}', '[]'])(
    'is new with anything else in the storage: %s',
    async (stored) => {
      sessionStorage.setItem('cntv:redirects', stored);
      expect((await open(HOME)).redirects('sign-in')).toBe(true);
    },
  );
});

describe('a page that was reached by Back or Forward (OQ-103)', () => {
  const back = (leftUrl?: string) => ({ type: 'back_forward', leftUrl });

  it.each([
    [false, 'the page that was left', `${location.origin}${LOGIN}?backurl=%2F`],
    [false, 'an unknown page', undefined],
    [true, 'another page', `${location.origin}/news/1.html`],
  ])('redirects: %s, from %s', async (isAllowed, _, leftUrl) => {
    expect((await open(HOME, back(leftUrl))).redirects('sign-in')).toBe(isAllowed);
  });

  it('redirects after a press, and when it is opened anew', async () => {
    const page = await open(HOME, back());
    document.body.click();
    expect(page.redirects('sign-in')).toBe(true);
    expect((await open(HOME, { type: 'reload' })).redirects('sign-in')).toBe(true);
  });

  it.each([
    [LOGIN, false],
    ['/account/history', true],
  ])('within a portal from %s redirects: %s', async (path, isAllowed) => {
    const page = await open(HOME);
    const change = Object.assign(new Event('currententrychange'), {
      navigationType: 'traverse',
      from: { url: location.origin + path },
    });
    navigation.dispatchEvent(change);
    expect(page.redirects('sign-in')).toBe(isAllowed);
  });
});
