import { expect } from '@esm-bundle/chai';
import { expectSignedIn, LOGIN_AND_BADGE, SIGNED_IN } from '../../support/element/faults/old-library-tests';
import { type HostPage, isReady, openPage, until } from '../../support/element/host';
import { apiWithSignIn, signIn } from '../../support/element/sign-in';

type View = HostPage['window'];
const fail = () => {
  throw new Error('no console');
};

/** Consoles of pages; what they log is collected. */
const CONSOLES: Record<string, (log: (...words: unknown[]) => void) => unknown> = {
  'with log only': (log) => ({ log }),
  'without any method': () => ({}),
  'that is frozen': (log) => Object.freeze({ log }),
  'that is null': () => null,
  'whose methods throw': () => ({ log: fail, warn: fail, error: fail, info: fail }),
};

describe('a page with a console', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  for (const [what, consoleOf] of Object.entries(CONSOLES))
    it(`${what}, and with mistakes in attributes and configuration: the sign-in works`, async () => {
      const logged: string[] = [];
      const api = apiWithSignIn(SIGNED_IN);
      page = await openPage({
        ...LOGIN_AND_BADGE,
        html: '<cntv-unread-badge max="many"></cntv-unread-badge><cntv-login captcha="wrong" tilte="a"></cntv-login>',
        config: { ...LOGIN_AND_BADGE.config, portalHome: 7, unknown: 1 },
        query: {},
        api,
        prepare(view) {
          const value = consoleOf((...words) => logged.push(words.join(' ')));
          Object.defineProperty(view as View, 'console', { value });
        },
      });
      const login = page.widget('cntv-login');
      await until(() => isReady(login), 'the login is ready');
      await signIn(page, login);
      await expectSignedIn(page, api);
      if (!/log|frozen/.test(what)) return;
      await until(() => logged.some((line) => line.includes('tilte')), 'the diagnostics');
      for (const part of ['captcha of <cntv-login>', 'value of portalHome'])
        expect(logged.join('\n')).to.contain(part);
    });
});
