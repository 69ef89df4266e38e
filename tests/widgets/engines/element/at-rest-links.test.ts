import { expect } from '@esm-bundle/chai';
import { FakeApi } from '../../../support/element/fake-api';
import { type HostPage, isAtRest, openPage, stateOf, touch, until } from '../../../support/element/host';
import { puzzle } from '../../../support/element/puzzle';

const DRAWN = (attributes: string) => `<cntv-login ${attributes}></cntv-login>`;
const PRINTED = (attributes: string) => `<cntv-login ${attributes}>[[cntv-login]]</cntv-login>`;

type Options = Partial<Parameters<typeof openPage>[0]>;

const PAGES: Readonly<Record<string, readonly [attributes: string, options: Options, has: RegExp]>> = {
  'without a target': ['', {}, /^\/forgetPassword\/findPassword.jsp$/],
  'with a target': ['backurl="/video/1.html?a=1"', {}, /backurl=http.*%2Fvideo%2F1.html%3Fa%3D1/],
  'with a target that is not allowed': [
    'backurl="https://elsewhere.example/"',
    {},
    /^\/forgetPassword\/findPassword.jsp$/,
  ],
  'on a page whose address names a source and a target': [
    'backurl="/video/1.html"',
    { query: { from: 'cctv', backurl: '/of-the-address' } },
    /backurl=%2Fof-the-address&from=cctv/,
  ],
  'with the portal elsewhere': [
    'backurl="/video/1.html"',
    { config: { portalBase: '/user', registrationHost: 'https://reg.example.com' } },
    /^\/user\/forgetPassword.*backurl=/,
  ],
};

describe('the links of a login that nobody has touched', () => {
  let page: HostPage;
  afterEach(() => page.closeWithoutErrors());

  const addresses = (login: HTMLElement, selector: string) =>
    [...(login.shadowRoot as ShadowRoot).querySelectorAll(selector)].map((link) => link.getAttribute('href'));

  for (const [kind, html] of Object.entries({ drawn: DRAWN, printed: PRINTED }))
    for (const [name, [attributes, options, has]] of Object.entries(PAGES))
      it(`are those of its view: ${kind}, ${name}`, async () => {
        page = await openPage({ html: html(attributes), api: new FakeApi(puzzle.answers), ...options });
        const login = page.widget('cntv-login');
        await until(() => isAtRest(login), 'at rest');
        const [own, providers] = ['a:not([data-testid])', 'a[data-testid]'];
        const rested = addresses(login, own);
        expect(rested[0]).to.match(has);
        const { registrationHost = '', portalBase = '' } = (options.config ?? {}) as Record<string, string>;
        const signIn = `${registrationHost}${portalBase}/login.html`;
        const query = /\?.*/.exec(rested[0] ?? '')?.[0] ?? '';
        expect(new Set(addresses(login, providers))).to.deep.equal(new Set([signIn + query]));
        touch(login);
        await until(() => stateOf(login) === 'ready' && !isAtRest(login), 'the view');
        expect(addresses(login, own)).to.deep.equal(rested);
      });

  it('lead to the site of the page where its base leads elsewhere', async () => {
    page = await openPage({
      html: `<base href="https://elsewhere.example/">${DRAWN('')}`,
      api: new FakeApi(puzzle.answers),
      query: { policy: 'none' },
    });
    const login = page.widget('cntv-login');
    await until(() => isAtRest(login), 'at rest');
    expect(addresses(login, 'a')[0]).to.equal(`${location.origin}/forgetPassword/findPassword.jsp`);
  });
});
