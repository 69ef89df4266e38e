import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ALIASES } from '#config/aliases';
import { APPLICATION_PATHS } from '#config/application-routes.build-time';
import { PATHS, type RouteName } from '#config/paths';
import { portal } from '#i18n/zh-cn/portal';
import { BASE_TIME, ORIGIN, startPortal, testKeys } from '../../support/portal/client';
import { ACCOUNT } from '../../support/portal/demo-account';
import { freshPortal } from '../../support/portal/fresh-portal';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
/** The style of a printed element, which the policy allows by its hash. */
const PRINTED_STYLE = /(?<=<template shadowrootmode="open">)<style>(.*?)<\/style>/gs;
const policyFor = (page: string) => {
  const styles = [...page.matchAll(PRINTED_STYLE)].map(([, css = '']) => css);
  const hashes = styles.map((css) => ` 'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return POLICY.replace("style-src 'self'", `style-src 'self'${hashes.join('')}`);
};
const OAUTH = '/openapi/v2/user/oauth';
const NOW_S = BASE_TIME / 1000;

const CMS_PAGES = [
  '/login.html',
  '/index.html',
  '/news/1.html',
  '/privacy.html',
  '/mobile/new/login.html',
  '/m/index.html',
  '/register_succeed',
  '/account/message/subscribe',
  '/account/message/system',
  '/account/baseMessage',
  '/account/nopermission',
  '/regist.html',
  '/network_tv/film_channel/info_gr.action',
  '/campaign.html',
  '/channels/movie',
  '/qrcode',
  '/nothing-here',
];
const OTHER_PAGES = [
  `${OAUTH}/weChat?appid=demo&method=login&timestamp=${NOW_S}`,
  `${OAUTH}/weChat`,
  '/dev',
  '/dev/faults',
  '/dev/outbox',
  '/dev/phone',
  '/dev/requests',
];

const fresh = freshPortal();
const textOf = async (path: string) => (await fresh.visitor.request(path)).text();

describe('every page', () => {
  it.each([...CMS_PAGES, ...OTHER_PAGES])(
    'has the strict content security policy and nothing inline: %s',
    async (path) => {
      for (const isSignedIn of [false, true]) {
        if (isSignedIn) await fresh.visitor.devConsole('session');
        const response = await fresh.visitor.request(path);
        const printed = await response.text();
        const page = printed.replaceAll(PRINTED_STYLE, '');
        expect(response.headers.get('content-security-policy')).toBe(policyFor(printed));
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(page).toMatch(/^<!doctype html>\n<html lang="(zh-CN|en)">/);
        expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
        expect(page.replaceAll(/<script type="application\/json"[^<]*<\/script>/g, '')).not.toMatch(
          /<script(?![^>]* src=)/,
        );
      }
    },
  );

  it.each(['/', '/openapi/v2/x', '/assets/cms.css', '/sso/accept'])(
    'has the content security policy on other responses too: %s',
    async (path) => {
      expect((await fresh.visitor.request(path)).headers.get('content-security-policy')).toBe(POLICY);
    },
  );

  it.each(CMS_PAGES)('embeds the widgets with one script and one configuration element: %s', async (path) => {
    const page = await textOf(path);
    expect(page.match(/<script type="module" src="\/widgets\/cntv-widgets\.js"><\/script>/g)).toHaveLength(1);
    const [, json = ''] =
      /<script type="application\/json" data-cntv-config>(.*?)<\/script>/s.exec(page) ?? [];
    const { reauth = 'redirect', ...config } = JSON.parse(json);
    expect(reauth).toBe(/news|campaign/.test(path) ? 'dialog' : 'redirect');
    expect(config).toEqual({
      appid: 'demo',
      portalHome: '/index.html',
      logoutUrl: '/signout',
      privacyUrl: '/privacy.html',
      servicePhone: '400-000-0000',
      links: {
        onlineService: '/service.html',
        customerService: '/service.html',
        appPromotion: [
          { text: '央视新闻', href: '/news/1.html' },
          { text: '央视影音', href: '/news/1.html' },
        ],
        nav: Array(7).fill({
          label: expect.any(String),
          href: expect.stringMatching(/^\/channels\/\w+$/),
          image: expect.stringMatching(/^\/channels\/\w+\.svg$/),
        }),
      },
      showOtherAccounts: true,
      ssoEndpoints: ['/sso/accept', '/sso/leave'],
      signing: { publicKey: testKeys.publicKey },
    });
  });
});

describe('pages', () => {
  it('have a form that sends applications on the campaign page only (SCOPE-13, APPLY-60, CAMP-21, OQ-81)', async () => {
    const action = 'action="/applications/';
    expect(await textOf('/campaign.html')).toContain(action);
    for (const path of Object.values(APPLICATION_PATHS)) expect(await textOf(path)).not.toContain(action);
  });

  it('say on the campaign page where its applications arrive, with the dev console only', async () => {
    const link = '<a href="/dev/applications">';
    expect(await textOf('/campaign.html')).toContain(link);
    const site = await startPortal({ isDevConsoleOn: false });
    expect(await (await site.visitor().request('/campaign.html')).text()).not.toContain(link);
    await site.close();
  });

  it.each([
    ['/', '/login.html', 'ROUTE-04'],
    ['/m', '/mobile/new/login.html', 'ROUTE-28'],
    ['/i18n/mobile/login/login.html', '/mobile/new/login.html', 'ROUTE-29'],
    ['/user', '/index.html', 'ROUTE-46'],
  ])('redirect %s to %s with the query (%s, OQ-16)', async (from, to) => {
    for (const query of ['', '?backurl=%2Fnews%2F1.html&a=%26']) {
      const response = await fresh.visitor.request(from + query);
      expect([response.status, response.headers.get('location')]).toEqual([302, to + query]);
    }
  });

  it('lead password managers to the change of the password, and to no other well-known path', async () => {
    const known = (name: string) => fresh.visitor.request(`/.well-known/${name}`);
    const response = await known('change-password');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/account/modifyPasswd.jsp']);
    const name = 'resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await known(name)).status).toBe(404);
  });

  it.each(Object.keys(PATHS) as RouteName[])(
    'have the title that the widget sets: %s (OQ-24)',
    async (name) => {
      const { site, pattern, pages } = portal.titles;
      const page = pages[name as keyof typeof pages];
      const title = page ? pattern.replace('{page}', page) : site;
      const paths = [PATHS[name], ...(ALIASES[name] ?? [])].map((path) => path.replace(/\{\w+\}/, 'system'));
      for (const path of paths) expect(await textOf(path), path).toContain(`<title>${title}</title>`);
      if (name === 'NotFound') return;
      for (const path of paths)
        expect(await textOf(`/site${path}`), path).toContain(`<title>${title}</title>`);
    },
  );

  it('show the busy page for any other path (PAGE-01, PAGE-02, ROUTE-45)', async () => {
    for (const path of ['/nothing-here', '/../etc/passwd', '/widgets/../package.json', '/assets/.hidden']) {
      const response = await fresh.visitor.request(path);
      expect(
        [
          response.status,
          (await response.text()).includes(
            '<h1>您访问的页面不存在</h1><p>现在我有点忙…… <a href="/index.html">返回我的首页</a>',
          ),
        ],
        path,
      ).toEqual([404, true]);
    }
  });

  it('escape external values', async () => {
    const name = '<script>alert(1)</script>"&';
    await fresh.db.query('update accounts set nick_name = $1 where email = $2', [name, ACCOUNT]);
    await fresh.visitor.devConsole('session');
    for (const path of ['/news/1.html', '/dev']) {
      const page = await textOf(path);
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;');
      expect(page).not.toContain('<script>alert');
    }
    await fresh.visitor.devConsole('reset');
  });
});

describe('static files', () => {
  it('are available to pages of any host, with their content type', async () => {
    const { status, headers } = await fresh.visitor.request('/assets/cms.css');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('third-party sign-in (API-35, OAUTH-01)', () => {
  const query = (fields: object = {}) =>
    String(new URLSearchParams({ appid: 'demo', method: 'login', timestamp: String(NOW_S), ...fields }));

  it('asks for consent, signs the bound user in and redirects back (OAUTH-01)', async () => {
    const page = await textOf(`${OAUTH}/weChat?${query({ backurl: '/news/1.html?a=1' })}`);
    expect(page).toContain('同意登录（已绑定用户）');
    expect(page).toContain('name="backurl" value="/news/1.html?a=1"');
    expect((await fresh.visitor.get('/openapi/v2/user/checkLogin')).code).toBe(-10001);
    const agreed = await fresh.visitor.request(`${OAUTH}/weChat`, {
      method: 'POST',
      body: query({ backurl: '/news/1.html?a=1' }),
    });
    expect([agreed.status, agreed.headers.get('location')]).toEqual([303, '/news/1.html?a=1']);
    expect((await fresh.visitor.get('/openapi/v2/user/info')).data).toMatchObject({ account: 'oauth' });
  });

  it.each([
    ['qq', 'QQ 登录', '使用您的 QQ 账号登录'],
    ['sina', '微博登录', '使用您的微博账号登录'],
  ])('separates Chinese from Latin letters only, in the name of %s', async (provider, title, sentence) => {
    const page = await textOf(`${OAUTH}/${provider}?${query()}`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(sentence);
  });

  it('goes to the home page without a backurl (OAUTH-02), and to the page of origin when refused', async () => {
    const agreed = await fresh.visitor.request(`${OAUTH}/qq`, { method: 'POST', body: query() });
    expect(agreed.headers.get('location')).toBe('/index.html');
    const page = await fresh.visitor.request(`${OAUTH}/qq?${query()}`, {
      headers: { referer: `${ORIGIN}/mobile/new/login.html` },
    });
    expect(await page.text()).toContain('name="came_from" value="/mobile/new/login.html"');
  });

  it.each([
    ['another app', 'qq', { appid: 'other' }, '-21039'],
    ['another provider', 'nobody', {}, '-10003'],
    ['another method', 'qq', { method: 'toString' }, '-10003'],
    ['an old time', 'qq', { timestamp: String(NOW_S - 601) }, '-10003'],
    ['a time in milliseconds', 'qq', { timestamp: String(BASE_TIME) }, '-10003'],
  ])('refuses %s, for the page and for the consent', async (_, provider, fields, code) => {
    const asked = await fresh.visitor.request(`${OAUTH}/${provider}?${query(fields)}`);
    expect([asked.status, (await asked.text()).includes(code)]).toEqual([400, true]);
    const agreed = await fresh.visitor.request(`${OAUTH}/${provider}`, {
      method: 'POST',
      body: query(fields),
    });
    expect([agreed.status, agreed.headers.get('set-cookie')]).toEqual([400, null]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://localhost:8080//evil.example',
    'http://localhost:8080@evil.example/',
    'http://user@localhost:8080/',
  ])('never redirects to %s (LOGIN-15)', async (backurl) => {
    const agreed = await fresh.visitor.request(`${OAUTH}/qq`, { method: 'POST', body: query({ backurl }) });
    expect(agreed.headers.get('location')).toBe('/index.html');
  });

  describe('as another user', () => {
    const choose = async (user: string, fields: object = {}) => {
      const body = query({ user, ...fields });
      return fresh.visitor.request(`${OAUTH}/qq`, { method: 'POST', body });
    };
    const members = async () =>
      (await fresh.db.query("select account_id from oauth_bindings where provider = 'qq'")).length;

    it('offers a bound, a new and a refusing user', async () => {
      const page = await textOf(`${OAUTH}/sina?${query()}`);
      expect(page.match(/(?<=name="user" value=")\w+/g)).toEqual([
        'bound',
        'unbound',
        'unverified',
        'refused',
      ]);
    });

    it('creates an account of the provider for a new user (PERM-06)', async () => {
      const before = await members();
      const agreed = await choose('unbound', { backurl: '/news/1.html' });
      expect([agreed.status, agreed.headers.get('location')]).toEqual([303, '/news/1.html']);
      expect((await fresh.visitor.get('/openapi/v2/user/info')).data).toMatchObject({ account: 'oauth' });
      expect(await members()).toBe(before + 1);
    });

    it('redirects a new user to the phone-binding page with the target as `service` (PHONE-06)', async () => {
      const agreed = await choose('unverified', { backurl: '/news/1.html?a=1&b=2' });
      const url = new URL(agreed.headers.get('location') ?? '', ORIGIN);
      expect([url.origin, url.pathname]).toEqual([ORIGIN, '/authentication']);
      expect(url.searchParams.get('service')).toBe('/news/1.html?a=1&b=2');
      const mobile = '13700137000';
      const sms_code = await fresh.visitor.smsCode(mobile, '3');
      const bind = '/openapi/v2/user/verification/mobile/binding';
      expect((await fresh.visitor.post(bind, { mobile, sms_code })).code).toBe(0);
      expect((await fresh.visitor.get('/openapi/v2/user/info')).data).toMatchObject({ account: mobile });
      await fresh.visitor.devConsole('reset');
    });

    it.each(['https://evil.example/', '//evil.example/'])(
      'never redirects to %s (LOGIN-15, PHONE-06)',
      async (url) => {
        const targets = [
          await choose('unbound', { backurl: url }),
          await choose('unverified', { backurl: url }),
          await choose('refused', { came_from: url }),
        ].map((response) => response.headers.get('location'));
        expect(targets).toEqual(['/index.html', '/authentication?service=%2Findex.html', '/login.html']);
      },
    );

    it('redirects to the sign-in page when refused, without a session', async () => {
      const refused = await choose('refused', {
        came_from: '/mobile/new/login.html',
        backurl: '/news/1.html',
      });
      expect([refused.status, refused.headers.get('location')]).toEqual([303, '/mobile/new/login.html']);
      expect(refused.headers.get('set-cookie')).toBeNull();
      expect((await choose('refused')).headers.get('location')).toBe('/login.html');
    });

    it('refuses an unknown user', async () => {
      expect((await choose('toString')).status).toBe(400);
    });
  });
});

describe('the content of a widget until it is ready', () => {
  it.each([
    ['/index.html', '我的首页'],
    ['/account/history', '观看历史'],
    ['/account/baseMessage', '账号设置'],
    ['/account/message/system', '消息通知'],
    ['/m/index.html', '个人中心'],
    ['/network_tv/film_channel/info_gr.action', '个人申请'],
    ['/regist.html', '注册'],
  ])('names the page and says that it is loading: %s', async (path, title) => {
    const [, inside = ''] = /<cntv-portal[^>]*>(.*?)<\/cntv-portal>/s.exec(await textOf(path)) ?? [];
    expect(inside).toContain(`<h1>${title}</h1><p>正在加载`);
  });
});

describe('the headers of a response', () => {
  const headers = async (path: string) => (await fresh.visitor.request(path)).headers;

  it.each(['/activate?code=x', '/reset?code=x', '/activate-email?code=x', '/sso/accept?ticket=x'])(
    'keep a page with a secret out of caches: %s',
    async (path) => {
      expect((await headers(path)).get('cache-control')).toBe('no-store');
    },
  );

  it.each([
    ['/widgets/cntv-widgets.js', 'cross-origin'],
    ['/avatars/x', 'same-site'],
    ['/assets/avatar.svg', 'same-site'],
    ['/sso/accept', 'same-site'],
    ['/login.html', 'same-origin'],
    ['/openapi/v2/user/checkLogin', 'same-origin'],
  ])('say which pages may include it: %s, %s', async (path, policy) => {
    expect((await headers(path)).get('cross-origin-resource-policy')).toBe(policy);
    expect((await headers(path)).get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('ask for https only where the page came by it', async () => {
    expect((await headers('/login.html')).get('strict-transport-security')).toBeNull();
    const secure = await fresh.site.portal.fetch(new Request('https://localhost:8080/login.html'));
    expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });
});

describe('the speculation rules', () => {
  it('are a file that the header of each page names, and name only pages without an effect', async () => {
    for (const path of CMS_PAGES) {
      const { headers } = await fresh.visitor.request(path);
      expect([path, headers.get('speculation-rules')]).toEqual([path, '"/speculation-rules.json"']);
    }
    const response = await fresh.visitor.request('/speculation-rules.json');
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
    const { prerender } = (await response.json()) as {
      prerender: { eagerness: string; where: { href_matches: string[] } }[];
    };
    expect(prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
    const paths = prerender.flatMap(({ where }) => where.href_matches);
    expect(paths).toEqual(expect.arrayContaining(['/login.html', '/mobile/new/login.html', '/index.html']));
    const hasEffect = /\*|signout|activate|reset|sso|oauth|succeed|authentication|existent/;
    expect(paths.filter((path) => hasEffect.test(path))).toEqual([]);
  });
});
