import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDERS } from '#config/providers';
import { prepare } from '../../../../examples/portal/server/db/installation';
import { DEMO_ACCOUNTS } from '../../../../examples/portal/server/demo/demo-data';
import { BASE_TIME, type Fields } from '../../../support/portal/client';
import { openTestDatabase } from '../../../support/portal/database';
import { PASSWORD } from '../../../support/portal/demo-account';
import { freshPortal } from '../../../support/portal/fresh-portal';

const OAUTH = '/openapi/v2/user/oauth';
const INFO = '/openapi/v2/user/binding/info';
const UNBIND = `${OAUTH}/UnBind`;
const SETTINGS = '/account/bindingAccount';
const PLAIN = 'plain@example.com';
/** The friend of the demo data is bound at every provider. */
const OF_FRIEND = Object.keys(PROVIDERS).length;

const fresh = freshPortal();
const query = (fields: Fields = {}) =>
  String(
    new URLSearchParams({ appid: 'demo', method: 'binding', timestamp: String(BASE_TIME / 1000), ...fields }),
  );
const ask = (provider = 'qq', fields: Fields = {}, visitor = fresh.visitor) =>
  visitor.request(`${OAUTH}/${provider}?${query(fields)}`);
const send = (fields: Fields, provider = 'qq', visitor = fresh.visitor) =>
  visitor.request(`${OAUTH}/${provider}`, { method: 'POST', body: query(fields) });
const agree = async (user: string, fields: Fields = {}, provider = 'qq', visitor = fresh.visitor) => {
  await visitor.prove();
  return send({ user, ...fields }, provider, visitor);
};
const target = async (response: Promise<Response>) => (await response).headers.get('location');

type Other = { oauth_type: number; user_id: string };
const others = async (visitor = fresh.visitor) =>
  (await visitor.get(INFO)).data?.binding_oauth as Other[] | undefined;
const unbindUnproven = async (other: Other | undefined, visitor = fresh.visitor) =>
  (
    await visitor.get(UNBIND, {
      oauth_type: String(other?.oauth_type),
      oauthid: other?.user_id ?? '',
    })
  ).code;
const unbind = async (other: Other | undefined, visitor = fresh.visitor) => {
  await visitor.prove();
  return unbindUnproven(other, visitor);
};

beforeEach(async () => {
  await fresh.visitor.devConsole('session', { account: PLAIN });
});

describe('the list of bindings (API-29, BIND-03, BIND-04, BIND-05)', () => {
  it('is empty for a new account', async () => {
    expect((await fresh.visitor.get(INFO)).data).toEqual({
      binding_email: '',
      binding_email_status: 0,
      binding_mobile: '',
      binding_oauth: [],
      user_type: 1,
    });
  });

  it.each([
    ['demo@example.com', 'safe@example.org', 2, '13800138000'],
    ['sso@example.com', 'pending@example.org', 1, ''],
  ])(
    'contains the security email with its state and the phone of %s',
    async (account, email, status, mobile) => {
      await fresh.visitor.devConsole('session', { account });
      expect((await fresh.visitor.get(INFO)).data).toMatchObject({
        binding_email: email,
        binding_email_status: status,
        binding_mobile: mobile,
      });
    },
  );
});

describe('binding at a third party (BIND-23, API-34, OAUTH-03)', () => {
  it.each(Object.entries(PROVIDERS).map(([provider, { type }]) => [provider, type] as const))(
    'asks for consent, binds a new user of %s (%i) and redirects back',
    async (provider, oauth_type) => {
      await fresh.visitor.prove();
      const page = await (await ask(provider, { backurl: '/site/account/bindingAccount?a=1' })).text();
      expect(page).toContain('无名的溪');
      expect(page).toContain('name="backurl" value="/site/account/bindingAccount?a=1"');
      expect(page.match(/(?<=name="user" value=")\w+/g)).toEqual(['unbound', 'bound', 'refused']);
      expect(await others()).toEqual([]);
      expect(await target(agree('unbound', { backurl: '/site/account/bindingAccount?a=1' }, provider))).toBe(
        '/site/account/bindingAccount?a=1',
      );
      expect(await others()).toEqual([{ oauth_type, user_id: expect.stringMatching(/^\d{12}$/) }]);
    },
  );

  it('redirects to the settings without a backurl or with a foreign one', async () => {
    expect(await target(agree('unbound'))).toBe(SETTINGS);
    expect(await target(agree('unbound', { backurl: 'https://evil.example/' }))).toBe(SETTINGS);
    expect(await others()).toHaveLength(2);
  });

  it('redirects to the page of origin without binding when refused', async () => {
    const came = { came_from: '/site/account/bindingAccount' };
    expect(await target(agree('refused', came))).toBe('/site/account/bindingAccount');
    expect(await target(agree('refused'))).toBe(SETTINGS);
    expect(await others()).toEqual([]);
  });

  it('redirects to the existing-binding page for a user bound to another account (ROUTE-44)', async () => {
    expect(await target(agree('bound'))).toBe('/existent');
    expect(await others()).toEqual([]);
    await fresh.db.query(
      'update sessions set account_id = (select max(account_id) from oauth_bindings), password_verified_at = $1',
      [new Date(fresh.site.clock.ms)],
    );
    expect(await others()).toHaveLength(OF_FRIEND);
    // The account of the friend is already bound.
    expect(await target(agree('bound'))).toBe(SETTINGS);
    expect(await others()).toHaveLength(OF_FRIEND);
  });

  it('allows the bound user to sign in to the account', async () => {
    await agree('unbound');
    const [bound] = (await others()) ?? [];
    const elsewhere = fresh.site.visitor();
    const page = await (await ask('qq', { method: 'login' }, elsewhere)).text();
    expect(page).toContain(`name="user" value="${bound?.user_id}"`);
    expect(page).toContain(`${bound?.user_id}，已绑定 无名的溪`);
    const login = { method: 'login', backurl: '/news/1.html' };
    expect(await target(agree(bound?.user_id ?? '', login, 'qq', elsewhere))).toBe('/news/1.html');
    expect((await elsewhere.get('/openapi/v2/user/info')).data).toMatchObject({ account: PLAIN });
    // The ID is unknown at another provider, and here after unbinding.
    const other = fresh.site.visitor();
    expect((await agree(bound?.user_id ?? '', login, 'sina', other)).status).toBe(400);
    expect(await unbind(bound)).toBe(0);
    expect((await agree(bound?.user_id ?? '', login, 'qq', other)).status).toBe(400);
    expect(other.cookie()).toBe('');
  });

  it('makes at most 50 accounts and bindings a day for one address (-21063)', async () => {
    const login = { method: 'login' };
    for (let count = 0; count < 25; count++) {
      expect((await agree('unbound', login, 'qq', fresh.site.visitor())).status).toBe(303);
      expect((await agree('unbound')).status).toBe(303);
    }
    for (const [user, fields] of [
      ['unbound', login],
      ['unverified', login],
      ['unbound', {}],
    ] as const) {
      const refused = await agree(user, fields);
      expect([refused.status, (await refused.text()).includes('-21063')]).toEqual([400, true]);
    }
    const [row] = await fresh.db.query<{ n: number }>('select count(*)::int as n from accounts');
    expect(row?.n).toBe(DEMO_ACCOUNTS.length + 25);
    fresh.site.clock.ms += 86_400_000;
    const later = { ...login, timestamp: String(fresh.site.clock.ms / 1000) };
    expect((await agree('unbound', later, 'qq', fresh.site.visitor())).status).toBe(303);
  });

  it('refuses a banned account', async () => {
    await agree('unbound');
    const [bound] = (await others()) ?? [];
    await fresh.db.query("update accounts set state = 'banned' where email = $1", [PLAIN]);
    const elsewhere = fresh.site.visitor();
    const refused = await agree(bound?.user_id ?? '', { method: 'login' }, 'qq', elsewhere);
    expect([refused.status, (await refused.text()).includes('-21024'), elsewhere.cookie()]).toEqual([
      400,
      true,
      '',
    ]);
  });

  it('requires a signed-in viewer for the page and for the consent', async () => {
    const nobody = fresh.site.visitor();
    for (const response of [await ask('qq', {}, nobody), await agree('unbound', {}, 'qq', nobody)]) {
      expect(response.status).toBe(403);
      const page = await response.text();
      expect(page).toContain('-10001');
      expect(page).toContain('/login.html?backurl=%2Faccount%2FbindingAccount');
      expect(page).not.toContain('<form');
    }
    await ask();
    await fresh.visitor.devConsole('session/expire');
    expect((await agree('unbound')).status).toBe(403);
    expect(await fresh.db.query("select 1 from oauth_bindings where user_id <> 'friend'")).toEqual([]);
  });

  it.each([
    ['another app', 'qq', { appid: 'other' }, '-21039'],
    ['another provider', 'nobody', {}, '-10003'],
    ['an old time', 'qq', { timestamp: String(BASE_TIME / 1000 - 601) }, '-10003'],
    ['a user that is none', 'qq', { user: '123456789012' }, '-10003'],
    ['a choice of the sign-in', 'qq', { user: 'unverified' }, '-10003'],
  ])('refuses %s', async (_, provider, fields, code) => {
    const refused = await agree('unbound', fields as Fields, provider);
    expect([refused.status, (await refused.text()).includes(code)]).toEqual([400, true]);
    expect(await others()).toEqual([]);
  });
});

describe('the password before a third party is bound', () => {
  const typed = (password: string, fields: Fields = {}) => send({ password, ...fields });

  it('is asked for by a page of the portal, then the provider asks for consent', async () => {
    const came_from = '/site/account/bindingAccount';
    const page = await (await ask('qq', { came_from })).text();
    expect(page).toContain('type="password"');
    expect(page).not.toContain('name="user"');
    const wrong = await typed('Wrong123!', { came_from });
    expect(await wrong.text()).toContain('当前密码不正确');
    const right = await typed(PASSWORD, { came_from });
    expect(right.status).toBe(303);
    const consent = await fresh.visitor.request(right.headers.get('location') ?? '');
    expect(await consent.text()).toContain(`name="came_from" value="${came_from}"`);
    expect(await target(send({ user: 'unbound' }))).toBe(SETTINGS);
    expect(await others()).toHaveLength(1);
  });

  it('serves several bindings, and a consent without it binds nothing (OQ-92)', async () => {
    for (let times = 0; times < 2; times++) {
      const refused = await send({ user: 'unbound' });
      expect(await refused.text()).toContain('type="password"');
    }
    expect(await others()).toEqual([]);
    await fresh.visitor.prove();
    for (let times = 0; times < 2; times++) expect(await target(send({ user: 'unbound' }))).toBe(SETTINGS);
    expect(await others()).toHaveLength(2);
  });

  it('is limited to ten wrong attempts (-21063)', async () => {
    for (let times = 0; times < 10; times++) await typed('Wrong123!');
    expect(await (await typed(PASSWORD)).text()).toContain('操作过于频繁');
  });

  it('is replaced by a recent third-party sign-in for an account without one', async () => {
    const friend = fresh.site.visitor();
    await agree('bound', { method: 'login' }, 'qq', friend);
    for (let times = 0; times < 2; times++)
      expect(await target(send({ user: 'unbound' }, 'qq', friend))).toBe(SETTINGS);
    const before = await others(friend);
    fresh.site.clock.ms += 10 * 60_000;
    const timestamp = String(fresh.site.clock.ms / 1000);
    const pages = [
      await send({ user: 'unbound', timestamp }, 'qq', friend),
      await ask('qq', { timestamp }, friend),
    ];
    const texts = await Promise.all(pages.map((page) => page.text()));
    for (const text of texts) expect(text).not.toContain('name="user"');
    expect(await others(friend)).toEqual(before);

    // A link of that page signs in at a third party of the account, which leads back to the binding.
    const link = /href="([^"]*sina[^"]*)"/.exec(texts[1] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
    const fields = Object.fromEntries(new URL(link, 'http://localhost').searchParams);
    const back = await target(send({ ...fields, user: 'bound' }, 'sina', friend));
    expect(back).toContain('/oauth/qq?');
    expect(await (await friend.request(back ?? '')).text()).toContain('name="user"');
    expect(await others(friend)).toEqual(before);
  });
});

describe('unbinding (API-33, BIND-25, OQ-71)', () => {
  it('removes only the given one of two at a provider', async () => {
    await agree('unbound');
    await agree('unbound');
    const [first, second] = (await others()) ?? [];
    expect(await unbind(first)).toBe(0);
    expect(await others()).toEqual([second]);
    expect(await unbind(first)).toBe(-10003);
    expect(await unbind(second)).toBe(0);
    expect(await others()).toEqual([]);
  });

  it.each([
    ['a binding of another account', { oauth_type: 303, user_id: 'friend' }],
    ['an unknown binding', { oauth_type: 303, user_id: '1' }],
    ['another number', { oauth_type: 304, user_id: 'friend' }],
    ['no id', { oauth_type: 303, user_id: '' }],
  ])('is refused for %s', async (_, other) => {
    expect(await unbind(other)).toBe(-10003);
    expect(await fresh.db.query('select 1 from oauth_bindings')).toHaveLength(OF_FRIEND);
  });

  it('keeps the last binding of an account without a password, also with concurrent requests', async () => {
    const friend = fresh.site.visitor();
    await agree('bound', { method: 'login' }, 'qq', friend);
    const [one, two, ...more] = (await others(friend)) ?? [];
    for (const other of more) expect(await unbind(other, friend)).toBe(0);
    const codes = await Promise.all([unbind(one, friend), unbind(two, friend)]);
    expect(codes.sort()).toEqual([-21044, 0]);
    const [last, ...none] = (await others(friend)) ?? [];
    expect(none).toEqual([]);
    const refused = await friend.get(UNBIND, {
      oauth_type: String(last?.oauth_type),
      oauthid: last?.user_id ?? '',
    });
    expect(refused).toEqual({ code: -21044, message: '这是您唯一的登录方式，不能解绑' });
  });

  it('needs a third-party sign-in of the last ten minutes for an account without a password (-21003, OQ-92)', async () => {
    const friend = fresh.site.visitor();
    await agree('bound', { method: 'login' }, 'qq', friend);
    const [one] = (await others(friend)) ?? [];
    fresh.site.clock.ms += 10 * 60_000;
    expect(await unbindUnproven(one, friend)).toBe(-21003);
    expect(await others(friend)).toHaveLength(OF_FRIEND);
    const timestamp = String(fresh.site.clock.ms / 1000);
    await agree('bound', { method: 'login', timestamp }, 'sina', friend);
    expect(await unbindUnproven(one, friend)).toBe(0);
  });

  it('requires the password of an account that has one (-21003)', async () => {
    await agree('unbound');
    const [bound] = (await others()) ?? [];
    fresh.site.clock.ms += 10 * 60_000;
    expect(await unbindUnproven(bound)).toBe(-21003);
    expect(await others()).toEqual([bound]);
    expect(await unbind(bound)).toBe(0);
  });

  it('refuses navigations', async () => {
    await agree('unbound');
    const [bound] = (await others()) ?? [];
    const address = `${UNBIND}?appid=demo&oauth_type=303&oauthid=${bound?.user_id}`;
    for (const [name, value] of [
      ['sec-fetch-mode', 'navigate'],
      ['sec-fetch-site', 'cross-site'],
    ] as const)
      expect((await fresh.visitor.request(address, { headers: { [name]: value } })).status).toBe(403);
    expect((await fresh.visitor.request(address, { method: 'POST' })).status).toBe(405);
    expect(await others()).toEqual([bound]);
  });
});

it('migrates the third-party accounts of an older database', async () => {
  const db = await openTestDatabase();
  await prepare(db);
  await db.script(`alter table accounts add column provider_user text unique;
    insert into accounts (id, provider_user, state, nick_name) values
      (1, 'weChat', 'active', 'a'), (2, 'qq:aBc-_', 'active', 'b'), (3, null, 'active', 'c')`);
  await prepare(db);
  await prepare(db);
  expect(
    await db.query('select account_id, provider, user_id from oauth_bindings order by account_id'),
  ).toEqual([
    { account_id: 1, provider: 'weChat', user_id: 'friend' },
    { account_id: 2, provider: 'qq', user_id: 'aBc-_' },
  ]);
  const columns = await db.query(
    "select 1 from information_schema.columns where table_name = 'accounts' and column_name = 'provider_user'",
  );
  expect(columns).toEqual([]);
  await db.close();
});

it('lists the bindings of an account in the dev console', async () => {
  await agree('unbound', {}, 'sina');
  const page = await (await fresh.visitor.request('/dev')).text();
  expect(page).toContain('Bound: sina');
});
