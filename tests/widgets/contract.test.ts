import { expectContract, type Scene } from '../support/element/contract';
import type { Answer, FakeApi } from '../support/element/fake-api';
import { NOTHING_KEPT } from '../support/element/pages/portal-page';
import { puzzle } from '../support/element/puzzle';

const USER = '/openapi/v2/user';
const VIEWER: Answer = { data: { uid: 1, nick_name: '山间来客', account: 'demo@example.com', face_uri: '' } };
const OTHER_VIEWER: Answer = { data: { uid: 2, nick_name: '林间晚风', account: 'other@example.com' } };
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
  ...NOTHING_KEPT,
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

const ACCOUNT: Scene['steps'] = [
  ['#account', 'demo@example.com'],
  ['#password', 'Demo123!'],
  'form [type=submit]',
];
const SIGNED_IN = { [`GET ${USER}/checkLogin`]: { data: { is_login: 1 } } };
const SIGNED_OUT = { [`GET ${USER}/info`]: { code: -10001 } };
/** For the sign-in, which gives way to a panel while a viewer is signed in, and checks that the browser has kept the cookie. */
const signsIn = () => ({
  ...SIGNED_OUT,
  [`GET ${USER}/message/count`]: { code: -10001 },
  [`GET ${USER}/checkLogin`]: firstThen({ code: -10001 }, { data: { is_login: 1 } }),
});

/** States of the settings, in the portal and in the member centre. */
const MEMBER: readonly Scene[] = [
  { at: '/account/baseMessage', parts: ['radio'] },
  {
    at: '/account/baseMessage',
    answers: { [`GET ${USER}/info`]: firstThen(VIEWER, OTHER_VIEWER) },
    steps: ['#nickName'],
    changesViewer: true,
  },
  { at: '/account/myFavourite' },
  {
    at: '/account/bindingAccount',
    config: { showOtherAccounts: true },
    steps: ['#tab-others', '[data-testid~=unbind]', '[data-testid~=confirm]'],
  },
  {
    at: '/account/bindingAccount',
    steps: ['#tab-email'],
  },
  {
    at: '/account/bindingAccount',
    answers: { [`GET ${USER}/binding/info`]: bound(1) },
    steps: ['#tab-email', '[data-testid~=edit]'],
  },
  { at: '/account/bindingAccount', steps: ['#tab-mobile'] },
  { at: '/account/logOff', slots: ['cancel-agreement'] },
  {
    at: '/account/bindingAccount',
    answers: { [`GET ${USER}/binding/info`]: bound(2, '') },
    steps: [
      '#tab-mobile',
      ['#passwordForPhone', 'Demo123!'],
      '[role=tabpanel]:not([hidden]) [type=submit]',
      ['#phone', '13800138000'],
      '[data-testid~=sms-button]',
    ],
    passesPuzzle: true,
    parts: ['captcha'],
  },
  {
    at: '/account/baseMessage',
    answers: { [`POST ${USER}/info`]: { code: -1, message: '不行' } },
    steps: ['[type=submit]'],
    parts: ['toast'],
    events: ['cntv-error'],
  },
];

const HANDICRAFT: Scene['steps'] = [
  ['#name', '张三'],
  ['#phone', '13800138000'],
  ['#address', '北京'],
  '[name=sex]',
];

const SCENES: Record<string, readonly Scene[]> = {
  'cntv-apply-form': [
    { at: '', parts: ['tabs', 'tab', 'notice', 'link'] },
    { at: '', steps: ['a[href$="/info_jg.action"]'], events: ['cntv-navigate'] },
    {
      at: 'form="advisory"',
      steps: ['[type=submit]', '[data-testid~=reset]'],
      parts: ['message', 'toast', 'checkbox', 'radio'],
      events: ['cntv-reset'],
    },
    {
      at: 'form="handicraft"',
      steps: [...HANDICRAFT, '[type=submit]'],
      events: ['cntv-submit'],
    },
    { at: '', script: 'apply-form.view', events: ['cntv-error'] },
  ],

  'cntv-account': [
    {
      at: 'unread',
      answers: SIGNED_IN,
      steps: ['.account', 'nav a[href="/account/history"]'],
      parts: ['avatar', 'badge', 'button', 'link', 'menu'],
      slots: ['links'],
      events: ['cntv-navigate'],
    },
    { at: '', answers: SIGNED_IN, steps: ['.account', '[data-testid~=logout]'], events: ['cntv-logout'] },
    { at: '', answers: SIGNED_IN, script: 'account.view', steps: ['.account'], events: ['cntv-error'] },
  ],

  'cntv-unread-badge': [
    { at: '', parts: ['badge'], events: ['cntv-unread'] },
    { at: 'bell href="/m"', parts: ['badge', 'link'] },
    { at: '', script: 'unread-badge.chunk', events: ['cntv-error'] },
  ],

  'cntv-qr-login': [
    { at: '', parts: ['card', 'status', 'code', 'skeleton', 'link'], events: ['cntv-qr-state'] },
    { at: '', steps: ['a[href^="/login.html"]'], events: ['cntv-navigate'] },
    {
      at: '',
      answers: { [`GET ${USER}/QRCode/login/generationQRCode`]: { fault: 'offline' } },
      parts: ['button'],
      events: ['cntv-error'],
    },
    {
      at: '',
      answers: { [`GET ${USER}/QRCode/login/getQrcodeStatus`]: { data: { status: 0, url: '/x' } } },
      events: ['cntv-login-success'],
    },
    { at: '', script: 'qr-login.view' },
  ],

  'cntv-login': [
    { at: '', steps: ['form [type=submit]'], parts: ['message'] },
    {
      at: '',
      answers: { [`POST ${USER}/login`]: { code: -1, message: '不行' } },
      steps: ACCOUNT,
      passesPuzzle: true,
      parts: ['toast'],
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
      steps: [...ACCOUNT, ['[role=application] img', 'Enter']],
    },
    { at: '', steps: ['a[href^="/regist.html"]'], events: ['cntv-navigate'] },
    {
      at: 'standalone',
      steps: ['a[href^="/regist.html"]', ['#password', 'Fresh2468#']],
      parts: ['tabs', 'tab', 'panel'],
    },
    {
      at: 'standalone',
      answers: { [`POST ${USER}/verification/account`]: {} },
      steps: [
        'a[href^="/forgetPassword"]',
        ['form:not(:has(#password)) #account', '13800138000'],
        'form:not(:has(#password)) [type=submit]',
      ],
      passesPuzzle: true,
      parts: ['radio'],
    },
    {
      at: 'standalone',
      steps: ['a[href^="/qrcode"]'],
      parts: ['code', 'status'],
      events: ['cntv-qr-state'],
    },
    { at: '', query: { emailQuery: 'expired', email: 'new@example.com' }, parts: ['notice'] },
    { at: '', script: 'login.view' },
  ],

  'cntv-member-center': [
    ...MEMBER.map(({ at, ...scene }) => ({ ...scene, at: `section="settings" tab="${at.split('/')[2]}"` })),
    { at: '', parts: ['menu', 'badge', 'avatar'] },
    { at: '', answers: SIGNED_OUT, parts: ['notice'], events: ['cntv-login-required'] },
    { at: '', steps: ['a[href$="/account/baseMessage"]'], events: ['cntv-navigate'] },
    {
      at: 'section="settings" tab="logOff"',
      steps: ['#agree-deletion', '[data-testid~=log-off]', '[data-testid~=confirm]'],
      events: ['cntv-logout'],
    },
  ],

  'cntv-portal': [
    {
      at: '/login.html',
      answers: { ...signsIn(), [`POST ${USER}/login`]: { code: -1, message: '不行' } },
      steps: ACCOUNT,
      passesPuzzle: true,
      parts: ['toast'],
      events: ['cntv-error'],
    },
    {
      at: '/login.html?captcha=click',
      answers: signsIn(),
      steps: ACCOUNT,
      passesPuzzle: true,
      events: ['cntv-login-success'],
    },
    {
      at: '/regist.html',
      answers: SIGNED_OUT,
      steps: [['#password', 'Fresh2468#']],
    },
    { at: '/qrcode', answers: SIGNED_OUT, parts: ['status', 'code'], events: ['cntv-qr-state'] },
    { at: '/ssologin.html' },
    { at: '/authentication' },
    { at: '/service_agreement', slots: ['agreement'] },
    { at: '/404', config: { servicePhone: '010-12345678' } },
    { at: '/index.html', answers: SIGNED_OUT, events: ['cntv-login-required'] },
    {
      at: '/index.html',
      parts: ['avatar'],
    },
    { at: '/index.html', answers: { [`GET ${USER}/info`]: THIRD_PARTY } },
    {
      at: '/index.html',
      answers: { [`GET ${USER}/message/count`]: { fault: 'http', status: 500 } },
    },
    {
      at: '/m/index.html',
      steps: ['[data-testid~=favourites] summary'],
      parts: ['section'],
    },
    { at: '/m/index.html', steps: ['[data-testid~=logout]'], events: ['cntv-logout', 'cntv-navigate'] },
    {
      at: '/kejiao/tsfx_sy/info.action',
      steps: [...HANDICRAFT, '[type=submit]'],
      events: ['cntv-submit'],
    },
    { at: '/kejiao/tsfx_sy/info.action', steps: ['[data-testid~=reset]'], events: ['cntv-reset'] },
    ...MEMBER,
  ],
};

/** Returns the first response to the first request, and the other one to all later ones. */
function firstThen(first: Answer, other: Answer): () => Answer {
  let requests = 0;
  return () => {
    requests += 1;
    return requests === 1 ? first : other;
  };
}

describe('the contract of an element', () => {
  for (const [tag, scenes] of Object.entries(SCENES))
    it(`<${tag}> shows every part and slot and fires every event that it declares`, () =>
      expectContract(tag, scenes, tag === 'cntv-login' ? { ...ANSWERS, ...SIGNED_OUT } : ANSWERS));
});
