import { expect } from '@esm-bundle/chai';
import type { FakeApi } from '../../support/element/fake-api';
import { expectSignedIn, LOGIN_AND_BADGE, SIGNED_IN } from '../../support/element/faults/old-library-tests';
import {
  type HostPage,
  inside,
  isReady,
  openPage,
  stateOf,
  submitForm,
  until,
} from '../../support/element/host';
import { puzzle } from '../../support/element/puzzle';
import {
  apiWithSignIn,
  LOGIN,
  sendCredentials,
  signInAsTyped,
  typeCredentials,
} from '../../support/element/sign-in';

type View = HostPage['window'];
type Change = (view: View) => void;

const set =
  (name: string, value: unknown): Change =>
  (view) =>
    Object.defineProperty(view, name, { value, writable: true, configurable: true });
const freeze =
  (...names: string[]): Change =>
  (view) => {
    for (const name of names)
      Object.freeze((view[name as never] as unknown as { prototype: object }).prototype);
  };
const replace = (name: string): [string, Change][] => [
  [`replaces ${name} by its own class`, set(name, class {})],
  [`replaces ${name} by its own function`, set(name, () => {})],
  [`removes ${name}`, set(name, undefined)],
];

const PROTOTYPES = 'Array,Function,Promise,Error,Map,String,RegExp,Date,EventTarget,Event,Node,Element'.split(
  ',',
);

const freezeError: Change = (view) => {
  freeze('Error', 'TypeError')(view);
  Object.freeze(view.Error);
};

/** As `lockdown` of SES does: objects can override what they inherit from the frozen prototype. */
const freezeLikeSes: Change = ({ Object: { prototype } }) => {
  for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
    const value = prototype[name as never];
    Object.defineProperty(prototype, name, {
      get: () => value,
      set(own: unknown) {
        Object.defineProperty(this, name, {
          value: own,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }
  Object.freeze(prototype);
};

const BORNE: readonly (readonly [what: string, change: Change])[] = [
  ...['Event', 'CustomEvent', 'fetch'].flatMap(replace),
  ...PROTOTYPES.map((name) => [`freezes ${name}.prototype`, freeze(name)] as const),
  ['freezes all of these', freeze(...PROTOTYPES)],
  ['freezes Object.prototype as SES does', freezeLikeSes],
];

const BROKEN: readonly (readonly [what: string, named: string, change: Change])[] = [
  ...['Promise', 'Symbol', 'Array', 'Object'].flatMap((name) =>
    replace(name).map(([what, change]) => [what, name, change] as const),
  ),
  [
    'replaces Array.from',
    'Array.from',
    (view) => {
      view.Array.from = () => [];
    },
  ],
  ['freezes Object.prototype', 'Object.prototype', freeze('Object')],
  [
    'freezes Error.prototype and replaces Array.from',
    'Array.from',
    (view) => {
      freeze('Error')(view);
      view.Array.from = () => [];
    },
  ],
];

/** React needs these whenever it renders, so an uncaught error may come besides the message. */
const NEEDED_BY_REACT = ['Array', 'Object'];

/** What the viewer does next. */
const ACTIONS: Readonly<Record<string, (login: HTMLElement) => void>> = {
  'focuses a field': (login) => inside(login, '#account').focus(),
  'presses the button': (login) => inside(login, '[type=submit]').click(),
  'submits with the Enter key': (login) => submitForm(login),
};

describe('a page with a mounted login and badge', () => {
  let page: HostPage;
  let api: FakeApi;
  let login: HTMLElement;
  beforeEach(async () => {
    api = apiWithSignIn(SIGNED_IN);
    page = await openPage({ ...LOGIN_AND_BADGE, api });
    login = page.widget('cntv-login');
    await until(() => isReady(login), 'the login is ready');
  });
  afterEach(() => page.close());

  for (const [what, change] of BORNE)
    for (const moment of ['before the viewer types', 'after it'])
      it(`which ${what} ${moment}: the sign-in works, and the badge shows its number`, async () => {
        if (moment === 'before the viewer types') change(page.window);
        typeCredentials(login);
        if (moment === 'after it') change(page.window);
        await signInAsTyped(page, login);
        await expectSignedIn(page, api);
      });

  const BUSY = '系统繁忙！请稍后重试！';
  const frozen = [
    ['Error.prototype', freeze('Error')],
    ['Error and its prototype', freezeError],
    ['twelve prototypes', freeze(...PROTOTYPES)],
  ] as const;
  const toast = () => login.shadowRoot?.querySelector('[part=toast]')?.textContent;
  for (const [what, change] of frozen) {
    it(`which freezes ${what}: an empty form shows which fields are required`, async () => {
      change(page.window);
      submitForm(login);
      await until(() => inside(login, '#account-message').textContent, 'the message');
      expect(inside(login, '#password-message').textContent).not.to.equal('');
      expect(page.errors).to.deep.equal([]);
    });

    for (const [failure, answer, text] of [
      ['a refusal', { code: -21063 }, '访问过于频繁，请稍后重试'],
      ['a lost connection', { fault: 'offline' }, BUSY],
      ['a wrong shape', { data: { sso: 1, ticket: {} } }, BUSY],
      ['an HTML page', { fault: 'http', status: 200, body: '<html>' }, BUSY],
    ] as const)
      it(`which freezes ${what}: ${failure} is shown, and the next attempt signs in`, async () => {
        const { [LOGIN]: accept } = api.answers;
        change(page.window);
        api.answers[LOGIN] = answer;
        await sendCredentials(page, login);
        await until(() => toast()?.includes(text), 'the toast');
        expect(page.errors).to.deep.equal([]);
        if (accept) api.answers[LOGIN] = accept;
        login.addEventListener('cntv-login-success', (event) => event.preventDefault());
        submitForm(login);
        if (failure !== 'a lost connection') await puzzle.pass(page, login);
        await until(() => inside(login, '[part~=title]').textContent?.startsWith('您已登录'), 'signed in');
        await expectSignedIn(page, api);
      });
  }

  async function expectFallback(named: string) {
    await until(() => stateOf(login) === 'error', 'the failure');
    expect(login.querySelector('a')?.getClientRects().length).to.equal(1);
    expect(login.shadowRoot?.querySelector('form,button')).to.equal(null);
    const errors = page.console.filter((line) => line.startsWith('error: '));
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain('a script of this page has').and.contain(` ${named}`);
    if (!NEEDED_BY_REACT.includes(named)) expect(page.errors).to.deep.equal([]);
    expect(api.to(LOGIN)).to.deep.equal([]);
  }
  const text = () => inside(login, 'div').textContent;

  for (const [what, named, change] of BROKEN) {
    it(`which ${what} before the viewer acts: the fallback shows at the next focus, with one message`, async () => {
      change(page.window);
      inside(login, '#account').focus();
      await expectFallback(named);
      expect(text()).not.to.contain('尚未提交');
    });
    for (const [action, act] of Object.entries(ACTIONS))
      it(`which ${what} after the viewer typed and who ${action}: a text says that nothing was sent`, async () => {
        typeCredentials(login);
        // The last request of the mounted elements, and the validation of what was typed, end first.
        await until(() => api.calls.some(({ path }) => path.endsWith('/checkLogin')), 'the session check');
        await new Promise((resolve) => page.window.requestAnimationFrame(resolve));
        change(page.window);
        act(login);
        await expectFallback(named);
        expect(text()).to.contain('您填写的内容尚未提交');
        expect(inside(login, '[role=alert]').innerText).to.contain('尚未提交');
      });
  }
});
