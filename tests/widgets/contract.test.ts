import { expect } from '@esm-bundle/chai';
import { covers, declared } from '../support/declared';
import { type Answer, FakeApi } from '../support/fake-api';
import { type HostPage, openPage, seen, type, until } from '../support/host';
import { openPortalAt } from '../support/portal-page';
import { press, puzzle } from '../support/puzzle';
import { IN_CLEAR, troubledScript } from '../support/trouble';

const USER = '/openapi/v2/user';
const VIEWER: Answer = { data: { uid: 1, nick_name: '山间来客', account: 'demo@example.com', face_uri: '' } };
const THIRD_PARTY: Answer = { data: { uid: 1, nick_name: '山间来客', account: 'oauth' } };
const bound = (status: number, mobile = '13800138000'): Answer => ({
  data: {
    binding_email: 'safe@example.org',
    binding_email_status: status,
    binding_mobile: mobile,
    binding_oauth: [{ oauth_type: 303, user_id: 'q1' }],
    user_type: 7,
  },
});
const RECORDS = {
  data: { total: 1, rows: [{ id: 1, source_title: '一个节目', source_logo: '/nowhere.png' }] },
};
const ANSWERS: FakeApi['answers'] = {
  ...puzzle.answers,
  [`GET ${USER}/info`]: VIEWER,
  [`GET ${USER}/message/count`]: { data: { subscribe_count: 4, system_count: 8 } },
  [`GET ${USER}/binding/info`]: bound(2),
  [`POST ${USER}/verification/password`]: {},
  [`POST ${USER}/verification/sms/code`]: {},
  [`POST ${USER}/login`]: {},
  [`POST ${USER}/account/cancellation`]: {},
  [`GET ${USER}/QRCode/login/generationQRCode`]: { data: 'code-1' },
  [`GET ${USER}/QRCode/login/getQrcodeStatus`]: { data: { status: 1, url: '' } },
  'GET /openapi/v2/collect/records': RECORDS,
  'GET /openapi/v2/programme': {
    data: { channels: [{ id: 'a', name: '频道' }], columns: [{ id: 'x', name: '栏目' }] },
  },
  'GET /openapi/v2/programme/user': { data: { channels: ['a'], columns: [] } },
};

/** One state of an element: where it stands, what the viewer does there, and parts that must come. */
type Scene = {
  /** The element's attributes; for the portal, its path. */
  at: string;
  answers?: FakeApi['answers'];
  config?: object;
  /** Parameters of the page's address. */
  query?: Record<string, string>;
  script?: string;
  /** Selectors to click in this order; with a text, to type it there; with a key, to press it. */
  steps?: readonly (string | readonly [selector: string, text: string])[];
  /** Solves the puzzle after the steps. */
  passesPuzzle?: boolean;
  parts?: readonly string[];
  events?: readonly string[];
};

const ACCOUNT: Scene['steps'] = [
  ['#account', 'demo@example.com'],
  ['#password', 'Demo123!'],
  'form [type=submit]',
];
const SIGNED_OUT = { [`GET ${USER}/info`]: { code: -10001 } };

const SCENES: Record<string, readonly Scene[]> = {
  'cntv-unread-badge': [
    { at: '', parts: ['badge'], events: ['cntv-unread'] },
    { at: '', script: 'unread-badge.gate', events: ['cntv-error'] },
  ],

  'cntv-qr-login': [
    { at: '', parts: ['card', 'status', 'code', 'skeleton'], events: ['cntv-qr-state'] },
    {
      at: '',
      answers: { [`GET ${USER}/QRCode/login/generationQRCode`]: { fault: 'offline' } },
      parts: ['refresh', 'button'],
      events: ['cntv-error'],
    },
    {
      at: '',
      answers: { [`GET ${USER}/QRCode/login/getQrcodeStatus`]: { data: { status: 0, url: '/x' } } },
      events: ['cntv-login-success'],
    },
    { at: '', script: 'qr-login.view', parts: ['retry'] },
  ],

  'cntv-login': [
    { at: '', steps: ['form [type=submit]'], parts: ['provider', 'message', 'toggle'] },
    {
      at: '',
      answers: { [`POST ${USER}/login`]: { code: -1, message: '不行' } },
      steps: ACCOUNT,
      passesPuzzle: true,
      parts: ['captcha-slider', 'captcha-knob', 'check', 'zoom', 'refresh', 'toast', 'toasts', 'close'],
      events: ['cntv-error'],
    },
    { at: '', steps: ACCOUNT, passesPuzzle: true, events: ['cntv-login-success'] },
    {
      at: '',
      answers: { [`POST ${USER}/login`]: { code: -10001 } },
      steps: ACCOUNT,
      passesPuzzle: true,
      events: ['cntv-login-required'],
    },
    {
      at: 'captcha="click"',
      steps: [...ACCOUNT, ['[role=application]', 'Enter']],
      parts: ['captcha-marker'],
    },
    { at: '', steps: ['a[href^="/regist.html"]'], events: ['cntv-navigate'] },
    {
      at: 'standalone',
      steps: ['a[href^="/regist.html"]', ['#password', 'Fresh2468#']],
      parts: ['back', 'tabs', 'tab', 'panel', 'sms-button', 'strength', 'strength-word'],
    },
    { at: '', query: { emailQuery: 'expired', email: 'new@example.com' }, parts: ['notice'] },
    { at: '', script: 'login.view', parts: ['retry'] },
  ],

  'cntv-portal': [
    {
      at: '/login.html',
      answers: { ...SIGNED_OUT, [`POST ${USER}/login`]: { code: -1, message: '不行' } },
      steps: ACCOUNT,
      passesPuzzle: true,
      parts: ['provider', 'captcha-dialog', 'toast'],
      events: ['cntv-error'],
    },
    {
      at: '/login.html?captcha=click',
      answers: SIGNED_OUT,
      steps: ACCOUNT,
      passesPuzzle: true,
      events: ['cntv-login-success'],
    },
    {
      at: '/regist.html',
      answers: SIGNED_OUT,
      steps: [['#password', 'Fresh2468#']],
      parts: ['sms-button', 'strength'],
    },
    { at: '/qrcode', answers: SIGNED_OUT, parts: ['status', 'code'], events: ['cntv-qr-state'] },
    { at: '/ssologin.html', parts: ['spinner'] },
    { at: '/authentication', parts: ['picture'] },
    { at: '/404', config: { servicePhone: '010-12345678' }, parts: ['user-home', 'service-phone'] },
    { at: '/index.html', answers: SIGNED_OUT, events: ['cntv-login-required'] },
    {
      at: '/index.html',
      parts: ['avatar', 'nickname', 'count-system'],
    },
    { at: '/index.html', answers: { [`GET ${USER}/info`]: THIRD_PARTY }, parts: ['register'] },
    {
      at: '/index.html',
      answers: { [`GET ${USER}/message/count`]: { fault: 'http', status: 500 } },
      parts: ['retry'],
    },
    {
      at: '/m/index.html',
      steps: ['[part~=favourites] summary'],
      parts: ['personal', 'section', 'summary', 'favourites', 'favourites-video', 'thumbnail'],
    },
    { at: '/m/index.html', steps: ['[part~=logout]'], events: ['cntv-logout', 'cntv-navigate'] },
    { at: '/account/baseMessage', parts: ['route-tabs', 'select', 'radios', 'radio', 'file'] },
    { at: '/account/myFavourite', parts: ['channels', 'columns'] },
    {
      at: '/account/bindingAccount',
      config: { showOtherAccounts: true },
      steps: ['#tab-others', '[part~=unbind]', '[part~=confirm]'],
      parts: [
        'bindings',
        'binding-email',
        'to-email',
        'others',
        'other-account',
        'bind',
        'confirm-dialog',
        'cancel',
      ],
    },
    {
      at: '/account/bindingAccount',
      steps: ['#tab-email'],
      parts: ['security-email', 'change'],
    },
    {
      at: '/account/bindingAccount',
      answers: { [`GET ${USER}/binding/info`]: bound(1) },
      steps: ['#tab-email', '[part~=edit]'],
      parts: ['email-state', 'mailbox', 'resend', 'edit', 'bound'],
    },
    { at: '/account/bindingAccount', steps: ['#tab-mobile'], parts: ['verify-mobile', 'step-title'] },
    {
      at: '/account/logOff',
      parts: ['cancel-agreement', 'reading', 'log-off'],
    },
  ],
};

describe('the contract of an element', () => {
  let page: HostPage;

  async function play(tag: string, { at, answers, config, query = {}, script, steps = [], ...scene }: Scene) {
    localStorage.clear();
    const api = new FakeApi({ ...ANSWERS, ...(tag === 'cntv-login' && SIGNED_OUT), ...answers });
    const scripts = script ? [troubledScript('missing', script).script] : undefined;
    const options = { config: { ...IN_CLEAR, ...config }, scripts };
    page =
      tag === 'cntv-portal'
        ? await openPortalAt(at, api, { ...options, prepare: stayHere })
        : await openPage({ ...options, query, html: `<${tag} ${at}></${tag}>`, api, prepare: stayHere });
    const widget = page.widget(tag);
    for (const step of steps) {
      const [selector, text] = typeof step === 'string' ? [step] : step;
      const target = await until(() => {
        const found = widget.shadowRoot?.querySelector<HTMLInputElement>(selector);
        return found && !found.disabled && widget.dataset.state === 'ready' ? found : null;
      }, `${tag} ${at}: ${selector}`);
      if (text === 'Enter') press(page, target, text);
      else if (text) type(target, text);
      else target.click();
    }
    if (scene.passesPuzzle) await puzzle.pass(page, widget);
    for (const [kind, names = []] of [
      [seen.parts, scene.parts],
      [seen.events, scene.events],
    ] as const)
      for (const name of names) await until(() => kind.has(`${tag} ${name}`), `${tag} ${at}: ${name}`);
    page.close();
  }

  for (const [tag, scenes] of Object.entries(SCENES)) {
    it(`<${tag}> shows every part and fires every event that it declares`, async () => {
      for (const scene of scenes) await play(tag, scene);
      const { namesOf } = await declared();
      const missing = (kind: 'cssParts' | 'events', all: ReadonlySet<string>) => {
        const names = [...all].map((name) => name.split(' ')).filter(([of]) => of === tag);
        return namesOf(tag, kind).filter((found) => !names.some(([, name = '']) => covers(found, name)));
      };
      expect(missing('cssParts', seen.parts)).to.deep.equal([]);
      expect(missing('events', seen.events)).to.deep.equal([]);
    });
  }
});

/** Events are observed without leaving the page. */
function stayHere(window: Window): void {
  for (const name of ['cntv-login-success', 'cntv-login-required'])
    window.addEventListener(name, (event) => event.preventDefault());
}
