import { expect } from '@esm-bundle/chai';
import type { FakeApi } from '../fake-api';
import { type HostPage, isReady, openPage, until } from '../host';
import { apiWithSignIn, CREDENTIALS, LOGIN, signIn } from '../sign-in';
import { LIBRARIES, type Library, type LibraryName } from './libraries';

/** Answers for a viewer with seven unread messages. */
export const SIGNED_IN = {
  'GET /openapi/v2/user/info': { data: { nick_name: '' } },
  'GET /openapi/v2/user/message/count': { data: { subscribe_count: 3, system_count: 4 } },
};
/** Options of a page with a login and a badge. */
export const LOGIN_AND_BADGE = {
  html: '<cntv-unread-badge></cntv-unread-badge><cntv-login><a href="/login.html">登录</a></cntv-login>',
  config: { signing: { mode: 'off' }, appid: 'demo' },
  query: { policy: 'none' },
};

/** When the library is loaded: before the loader, between it and its chunks, or after the view was mounted. */
const MOMENTS = {
  before: ({ files }: Library) => ({ assets: files }),
  'right after': ({ files }: Library) => ({ later: files }),
  'long after': () => ({}),
};

/**
 * Tests libraries at one moment. Each moment has a file of its own, so that they run side by side.
 * @param names of the libraries; all by default
 */
export function testOldLibraries(
  moment: keyof typeof MOMENTS,
  names: readonly LibraryName[] = Object.keys(LIBRARIES) as LibraryName[],
): void {
  describe('a page with an old library', () => {
    let page: HostPage;
    afterEach(() => page.close());

    for (const name of names) {
      const library: Library = LIBRARIES[name];
      it(`may load ${name} ${moment} the script: the sign-in works, and the badge shows its number`, async () => {
        const api = apiWithSignIn(SIGNED_IN);
        page = await openPage({
          ...LOGIN_AND_BADGE,
          api,
          prepare: library.prepare,
          ...MOMENTS[moment](library),
        });
        const login = page.widget('cntv-login');
        if (moment !== 'long after') library.start?.(page.window);
        await until(() => isReady(login), 'the login is ready');
        if (moment === 'long after') {
          await load(page, library.files);
          library.start?.(page.window);
        }
        await signIn(page, login);
        await expectSignedIn(page, api);
      });
    }
  });
}

/** Expects that the credentials were sent, that the badge shows the number, and that nothing failed. */
export async function expectSignedIn(page: HostPage, api: FakeApi): Promise<void> {
  expect(api.to(LOGIN)[0]?.fields).to.include({ ...CREDENTIALS, appid: 'demo' });
  const badge = page.widget('cntv-unread-badge');
  await until(() => badge.shadowRoot?.textContent?.includes('7'), 'the number');
  expect(page.errors).to.deep.equal([]);
  expect(page.console.filter((line) => line.startsWith('error: '))).to.deep.equal([]);
}

/** Loads classic scripts into a page one after the other, as a tag manager does. */
async function load({ document }: HostPage, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const script = document.createElement('script');
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
    script.src = file;
    document.head.append(script);
    await loaded;
  }
}
