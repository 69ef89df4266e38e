import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Browser, openBrowser } from '../../contract/browser';
import type { Result } from '../../contract/run-calls';
import { ORIGIN, startPortal, type TestPortal, type Visitor } from '../../support/portal/client';
import { ACCOUNT } from '../../support/portal/demo-account';

type Suite = typeof import('../../contract/suite') &
  typeof import('../../contract/parts') &
  typeof import('../../contract/rows') &
  typeof import('../../contract/target');

const LOCAL = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const SETTINGS = { appid: 'demo', publicKey: 'MII…' };

let site: TestPortal;
let browser: Browser;
let suite: Suite;
let viewer: Visitor;
/** Method and path of each request that the portal gets. */
const received: string[] = [];
let change = (_path: string, body: string) => body;
let isReachable = true;

beforeAll(async () => {
  site = await startPortal({ clock: Date.now });
  browser = openBrowser(ORIGIN, async (url, init) => {
    if (!isReachable) throw new TypeError('fetch failed');
    const { pathname } = new URL(String(url));
    received.push(`${init?.method} ${pathname}`);
    const response = await site.portal.fetch(new Request(String(url), init), LOCAL);
    if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
    return new Response(change(pathname, await response.text()), response);
  });
  // axios looks for XMLHttpRequest when it is evaluated, which another file may have caused.
  vi.resetModules();
  suite = {
    ...(await import('../../contract/suite')),
    ...(await import('../../contract/parts')),
    ...(await import('../../contract/rows')),
    ...(await import('../../contract/target')),
  };
  viewer = site.visitor();
  await viewer.devConsole('session', { account: ACCOUNT });
});
afterAll(async () => {
  browser.close();
  await site.close();
});
beforeEach(() => {
  received.length = 0;
  change = (_path, body) => body;
  isReachable = true;
});

function check(cookie = viewer.cookie()): Promise<Result[]> {
  const settings = suite.withCookie(suite.validSettings(SETTINGS), cookie);
  return suite.runSuite(ORIGIN, settings, browser, suite.CHECK);
}

/** What the viewer has, as the API tells it. */
async function belongings(): Promise<unknown> {
  const paths = ['user/info', 'user/sign', 'user/binding/info', 'programme/user', 'video/records'];
  return Promise.all(paths.map((path) => viewer.get(`/openapi/v2/${path}`)));
}

describe('the check of the contract suite', () => {
  it('passes against the reference portal', async () => {
    const warn = vi.spyOn(console, 'warn');
    const outcomes = (await check()).map(({ id, outcome, lines }) => [id, outcome, ...lines]);
    expect(warn).not.toHaveBeenCalled();
    expect(outcomes.filter(([, outcome]) => outcome !== 'passed' && outcome !== 'partly')).toEqual([]);
  });

  it('makes every call that is marked as read-only, no other, and changes nothing', async () => {
    const before = await belongings();
    received.length = 0;
    await check();
    const safe = suite.ROW_IDS.map((id) => suite.ROWS[id].endpoint).filter(({ isSafe }) => isSafe);
    const made = new Set(received);
    expect([...made].sort()).toEqual(safe.map(({ method, path }) => `${method} ${path}`).sort());
    expect(received.filter((call) => !call.startsWith('GET '))).toEqual([]);
    expect(await belongings()).toEqual(before);
  });

  it('goes on after a call that fails, and names its field', async () => {
    change = (path, body) => (path.endsWith('/user/sign') ? body.replace('"signed"', '"done"') : body);
    const results = await check();
    const failed = results.filter(({ outcome }) => outcome === 'failed');
    expect(failed.map(({ id, lines }) => [id, ...lines])).toEqual([
      ['API-04', 'data.signed: is missing, expected true or false'],
    ]);
    expect(results.filter(({ outcome }) => outcome === 'skipped')).toEqual([]);
  });

  it.each([
    ['takes the cookie for signed out', 'session=unknown', true, 'The cookie is not that of a session'],
    ['does not answer', undefined, false, 'The API does not answer at '],
  ])('cannot run where the API %s', async (_, cookie, isUp, reason) => {
    isReachable = isUp;
    const refused = await check(cookie).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(suite.CannotRun);
    expect((refused as Error).message).toContain(reason);
  });
});
