import { describe, expect, it } from 'vitest';
import { ROWS, type RowId } from '../../contract/rows';
import { FakeXhr, setUpFakeXhr } from '../../support/unit/fake-xhr';

/** How back ends write that there is nothing (OQ-97); `undefined` omits the field. */
const FORMS = [undefined, null, [], {}];
const PAGE = { page: 1, pageSize: 10 };
const NO_PAGE = { total: 0, items: [] };
const NO_DAYS = { consecutiveDays: 0, cumulativeDays: 0 };
const NO_PROGRAMMES = { channels: [], columns: [] };
const NO_TICKET = { sso: [], ticket: '' };
const NO_VIEWER = {
  uid: '',
  nickName: '',
  avatarUrl: '',
  account: '',
  isOauthOnly: false,
  lastLoginTime: '',
  sex: '',
  birthday: '',
  province: '',
  city: '',
};

async function load() {
  (await import('#page-config/scripts')).addConfigLayer({
    appid: 'demo',
    signing: { mode: 'off' },
    member: { base: '/member' },
  });
  return {
    ...(await import('#api/member/check-in')),
    ...(await import('#api/member/favourites')),
    ...(await import('#api/member/history')),
    ...(await import('#api/member/inbox')),
    ...(await import('#api/member/membership')),
    ...(await import('#api/member/messages')),
    ...(await import('#api/member/reservations')),
    ...(await import('#api/member/viewer')),
    ...(await import('#api/settings/bindings')),
    ...(await import('#api/settings/deletion')),
    ...(await import('#api/settings/programmes')),
    ...(await import('#api/sign-in/account')),
    ...(await import('#api/sign-in/login')),
    ...(await import('#api/sign-in/captcha')),
    ...(await import('#api/sign-in/recovery')),
    ...(await import('#api/sign-in/registration')),
  };
}
type Api = Awaited<ReturnType<typeof load>>;
type Case = {
  make(api: Api): Promise<unknown>;
  /** What is read. */
  nothing: unknown;
  /** Names of the lists, counters and totals of the data. */
  parts: readonly string[];
};

const captcha = { kind: 'puzzle', passCode: 'p' } as const;
const challenge = { kind: 'puzzle', picture: '', block: '', token: 't', secretKey: '' } as const;
const account = {
  password: 'p',
  confirmPassword: 'p',
  source: { from: '', backurl: '', regBindAuth: '' },
};
const LIST = ['total', 'rows'];
const DAYS = ['days_consecutive', 'days_cumulative'];

const CASES: Partial<Record<RowId, Case>> = {
  'API-01': { make: (api) => api.getUserInfo(), nothing: NO_VIEWER, parts: [] },
  'API-03': {
    make: (api) => api.getUnreadCounts(),
    nothing: { subscribe: 0, system: 0 },
    parts: ['subscribe_count', 'system_count'],
  },
  'API-04': { make: (api) => api.getCheckIn(), nothing: { isSigned: false, ...NO_DAYS }, parts: DAYS },
  'API-05': { make: (api) => api.checkIn(), nothing: { isSigned: true, ...NO_DAYS }, parts: DAYS },
  'API-06': { make: (api) => api.getReminders(PAGE), nothing: NO_PAGE, parts: LIST },
  'API-07': { make: (api) => api.getSystemMessages(PAGE), nothing: NO_PAGE, parts: LIST },
  'API-10': { make: (api) => api.getHistory(PAGE), nothing: NO_PAGE, parts: LIST },
  'API-13': {
    make: (api) => api.getFavourites({ ...PAGE, sourceType: 'video' }),
    nothing: NO_PAGE,
    parts: LIST,
  },
  'API-16': {
    make: (api) => api.getReservations({ ...PAGE, isUpcoming: true }),
    nothing: NO_PAGE,
    parts: LIST,
  },
  'API-19': {
    make: (api) => api.login({ account: 'a', password: 'p', autoLogin: false, captcha }),
    nothing: NO_TICKET,
    parts: ['sso'],
  },
  'API-20': {
    make: async (api) => (await api.checkLogin()).status,
    nothing: 'signed-in',
    parts: [],
  },
  'API-23': {
    make: (api) => api.registerPhone({ ...account, phone: '1', smsCode: '1' }),
    nothing: NO_TICKET,
    parts: ['sso'],
  },
  'API-25': { make: (api) => api.deleteAccount(), nothing: NO_TICKET, parts: ['sso'] },
  'API-29': {
    make: (api) => api.getBindingInfo(),
    nothing: { email: '', isEmailActive: false, phone: '', others: [] },
    parts: ['binding_oauth'],
  },
  // Without a code from the server, the proof is derived from token and points (OQ-08).
  'API-38': {
    make: async (api) => (await api.checkChallenge(challenge, { x: 1, y: 2 })).passCode,
    nothing: 't---{"x":1,"y":2}',
    parts: [],
  },
  'API-40': {
    make: async (api) => (await api.checkChallenge({ ...challenge, kind: 'click', words: [] }, [])).passCode,
    nothing: 't---[]',
    parts: [],
  },
  'API-43': { make: (api) => api.getSecurityEmail('a'), nothing: { email: '', isReady: false }, parts: [] },
  'API-48': { make: (api) => api.getProgrammes(), nothing: NO_PROGRAMMES, parts: ['channels', 'columns'] },
  'API-49': { make: (api) => api.getPicks(), nothing: NO_PROGRAMMES, parts: ['channels', 'columns'] },
  'API-52': {
    make: (api) => api.getMemberCards('7'),
    nothing: [],
    parts: ['memberPayCardsRelationRespList'],
  },
};

/** Without these data there is nothing to show or to send. */
const NEEDED: Partial<Record<RowId, string>> = {
  'API-21': 'the QR code',
  'API-22': 'the status of the QR code',
  'API-37': 'a captcha',
  'API-39': 'a captcha',
  'API-51': 'the token of the member service',
};

function answer(data: unknown): void {
  FakeXhr.autoAnswer = (request) => {
    const { pathname } = request.url;
    if (pathname.endsWith('/token/generate')) request.answer({ code: 0, data: { token: 't' } });
    else request.answer({ code: pathname.startsWith('/member') ? 10_000 : 0, data });
  };
}

setUpFakeXhr();

it('every call whose data are used is tested', () => {
  const used = Object.entries(ROWS).filter(([, { data }]) => data !== 'nothing');
  expect(used.map(([id]) => id).filter((id) => !(id in NEEDED))).toEqual(Object.keys(CASES));
});

describe.each(Object.entries(CASES))('%s', (_id, { make, nothing, parts }) => {
  it.each(FORMS.map((data) => [JSON.stringify(data), data]))(
    'reads the data %s as no record (OQ-97)',
    async (_, data) => {
      answer(data);
      expect(await make(await load())).toEqual(nothing);
    },
  );

  it.each(parts)('reads %s as empty or 0 in each form, with or without the others (OQ-97)', async (part) => {
    const api = await load();
    const others = Object.fromEntries(parts.map((name) => [name, null]));
    for (const form of FORMS)
      for (const data of [{ ...others, [part]: form }, { [part]: form }]) {
        answer(data);
        expect(await make(api), JSON.stringify(form)).toEqual(nothing);
      }
  });
});

describe('a list whose keys are numbers (OQ-97)', () => {
  const byNumber = (...rows: unknown[]) =>
    Object.fromEntries(rows.map((row, index) => [String(index * 2), row]));
  const ids = async (read: Promise<{ items: readonly { id: string }[] }>) =>
    (await read).items.map(({ id }) => id);

  it('is a page of each list', async () => {
    const api = await load();
    const rows = ['c', 'a', 'b'].map((id) => ({ id, video_id: id }));
    answer({ total: '3', rows: byNumber(...rows) });
    expect(await ids(api.getHistory(PAGE))).toEqual(['c', 'a', 'b']);
    expect(await ids(api.getReminders(PAGE))).toEqual(['c', 'a', 'b']);
    expect(await ids(api.getSystemMessages(PAGE))).toEqual(['c', 'a', 'b']);
    expect(await ids(api.getFavourites({ ...PAGE, sourceType: 'video' }))).toEqual(['c', 'a', 'b']);
    expect(await ids(api.getReservations({ ...PAGE, isUpcoming: true }))).toEqual(['c', 'a', 'b']);
  });

  it('is the programmes, the third-party accounts, the cards and the SSO endpoints', async () => {
    const api = await load();
    answer({ channels: byNumber({ id: 'c1', name: '综合' }), columns: byNumber() });
    expect((await api.getProgrammes()).channels).toEqual([{ id: 'c1', name: '综合' }]);
    answer({ channels: byNumber('c1', 7), columns: null });
    expect((await api.getPicks()).channels).toEqual(['c1', '7']);
    answer({ binding_oauth: byNumber({ oauth_type: 301, user_id: 'w' }) });
    expect((await api.getBindingInfo()).others).toHaveLength(1);
    answer({ memberPayCardsRelationRespList: byNumber({ status: 2 }) });
    expect(await api.getMemberCards('7')).toHaveLength(1);
    answer({ sso: byNumber('https://a.example/sso', 'https://b.example/sso') });
    expect((await api.deleteAccount()).sso).toEqual(['https://a.example/sso', 'https://b.example/sso']);
  });
});
