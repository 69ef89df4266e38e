import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageConfig } from '#page-config/page-config';
import { freshPage } from '../../support/unit/fresh-page';

async function configOf(...layers: unknown[]): Promise<PageConfig> {
  const { addConfigLayer } = await import('#page-config/scripts');
  for (const layer of layers) addConfigLayer(layer as object);
  return (await import('#page-config/page-config')).getPageConfig();
}

const errors = () => vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
const warnings = () => vi.mocked(console.warn).mock.calls.map(([text]) => String(text));

beforeEach(() => {
  freshPage();
  document.body.replaceChildren();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('the page configuration', () => {
  it('has a default for each key, without a host, ID or public key, and with hidden third parties (OQ-01, OQ-09, OQ-69, OQ-86, BIND-02, WIRE-13)', async () => {
    expect(await configOf()).toEqual({
      apiBase: '',
      appid: '',
      registrationHost: '',
      portalHome: '/index.html',
      portalBase: '',
      userHome: '/index.html',
      loginCheck: false,
      reauth: 'redirect',
      captcha: 'puzzle',
      allowedDomains: [],
      ssoEndpoints: [],
      formOrigins: [],
      pageKeys: [],
      agreementUrl: '',
      privacyUrl: '',
      cancelAgreementUrl: '',
      logoutUrl: '',
      links: {},
      options: {},
      fields: {},
      campaignRoutes: {},
      servicePhone: '',
      showOtherAccounts: false,
      embedLinks: false,
      qrContent: '{code}',
      liveUrl: '/live/{source_id}',
      signing: { publicKey: '', secret: '', mode: 'required' },
      member: { base: '', appId: '', productId: '', source: '', sign: null },
      texts: {},
      messages: {},
    });
    expect(errors()).toEqual([]);
  });

  it('has valid values unchanged', async () => {
    const given = {
      apiBase: 'https://api.example.com/v',
      appid: 'demo',
      registrationHost: '//'.slice(1),
      portalHome: 'https://www.example.com/?a=b#c',
      portalBase: '/community',
      userHome: '/me',
      loginCheck: true,
      reauth: 'dialog',
      captcha: 'click',
      allowedDomains: ['example.com', 'localhost'],
      ssoEndpoints: ['https://sso.example.com:8443/v1.2/accept/', '/.well-known/sso'],
      formOrigins: ['https://forms.example.com:8443'],
      pageKeys: ['portalHome'],
      agreementUrl: '/agreement.html#top',
      privacyUrl: '/privacy.html',
      cancelAgreementUrl: '/cancel.html',
      logoutUrl: 'https://example.com/out',
      links: {
        customerService: '/help.html',
        onlineService: 'https://chat.example.com/',
        backToPc: '',
        nav: [{ href: 'https://a.example.com/', image: '/a.png', label: '甲' }],
      },
      options: { product: ['甲'], province: { 甲省: ['乙市'] } },
      fields: { personal: { wechat: { label: '微信号', optional: true }, workList: false } },
      campaignRoutes: { '/wyznt/info.action': 'poetry' },
      servicePhone: '010-0000',
      showOtherAccounts: true,
      embedLinks: '#article, .news > .body',
      qrContent: 'https://example.com/scan?code={code}',
      liveUrl: 'https://live.example.com/{source_id}',
      signing: { publicKey: 'MIIB', secret: 's', mode: 'off' },
      member: { base: '/member', appId: 'a', productId: 'p', source: 'web', sign: () => '' },
      texts: { login: { title: '欢迎' } },
      messages: { '-21002': '查无此人', en: { '-21002': 'Not found' } },
    };
    expect(await configOf(given)).toEqual({ ...given, registrationHost: '' });
    expect(errors()).toEqual([]);
    expect(warnings()).toEqual([]);
  });

  it('has hosts without a trailing slash', async () => {
    const config = await configOf({ apiBase: 'https://api.example.com/', portalBase: '/a//' });
    expect(config).toMatchObject({ apiBase: 'https://api.example.com', portalBase: '/a' });
  });

  it('has host names as browsers serialise them', async () => {
    const { allowedDomains } = await configOf({ allowedDomains: ['Example.COM', '例子.cn', '127.0.0.1'] });
    expect(allowedDomains).toEqual(['example.com', 'xn--fsqu00a.cn', '127.0.0.1']);
  });

  it.each([
    ['apiBase', 'api.example.com', ''],
    ['apiBase', '//api.example.com', ''],
    ['apiBase', '/\\api.example.com', ''],
    ['apiBase', 'ftp://api.example.com', ''],
    ['apiBase', 'https://me@api.example.com', ''],
    ['apiBase', 'https://api.example.com?x=1', ''],
    ['apiBase', 'https://', ''],
    ['apiBase', 7, ''],
    ['appid', 7, ''],
    ['appid', null, ''],
    ['registrationHost', 'javascript:alert(1)', ''],
    ['portalHome', '', '/index.html'],
    ['portalHome', 'javascript:alert(1)', '/index.html'],
    ['portalBase', 'community', ''],
    ['qrContent', '', '{code}'],
    ['qrContent', 'https://example.com/scan', '{code}'],
    ['qrContent', `{code}${'x'.repeat(500)}`, '{code}'],
    ['qrContent', 7, '{code}'],
    ['userHome', ['/a'], '/index.html'],
    ['userHome', '/user', '/index.html'],
    ['userHome', '/login.html', '/index.html'],
    ['loginCheck', 'true', false],
    ['captcha', 'words', 'puzzle'],
    ['captcha', ['click'], 'puzzle'],
    ['logoutUrl', 'javascript:alert(1)', ''],
    ['links', '/help.html', {}],
    ['links', { customerService: 'javascript:alert(1)' }, {}],
    ['links', { customerService: ['//evil.example'] }, {}],
    ['links', { onlineService: 'javascript:alert(1)' }, {}],
    ['links', { nav: {} }, {}],
    ['links', { nav: [{ href: '/a', image: '/a.png' }] }, {}],
    ['links', { nav: [{ href: 'javascript:alert(1)', image: '/a.png', label: '甲' }] }, {}],
    ['options', ['甲'], {}],
    ['options', { product: '甲' }, {}],
    ['options', { product: [7] }, {}],
    ['options', { province: { 甲省: '乙市' } }, {}],
    ['fields', ['personal'], {}],
    ['fields', { personal: 'wechat' }, {}],
    ['campaignRoutes', ['/wyznt/info.action'], {}],
    ['campaignRoutes', { '/wyznt/info.action': 7 }, {}],
    ['servicePhone', 95000, ''],
    ['showOtherAccounts', 'true', false],
    ['showOtherAccounts', 1, false],
    ['embedLinks', 'true', false],
    ['embedLinks', '', false],
    ['embedLinks', ['#article'], false],
    ['formOrigins', 'https://forms.example.com', []],
    ['pageKeys', 'portalHome', []],
    ['pageKeys', [7], []],
    ['formOrigins', ['https://forms.example.com/'], []],
    ['formOrigins', ['https://forms.example.com/apply'], []],
    ['formOrigins', ['//forms.example.com'], []],
    ['formOrigins', ['/apply'], []],
    ['formOrigins', ['null'], []],
    ['allowedDomains', 'example.com', []],
    ['allowedDomains', ['https://example.com'], []],
    ['allowedDomains', ['*.example.com'], []],
    ['allowedDomains', ['.example.com'], []],
    ['allowedDomains', ['com'], []],
    ['allowedDomains', ['example.com.'], []],
    ['allowedDomains', ['a b.com'], []],
    ['allowedDomains', ['example.com', ''], []],
    ['ssoEndpoints', '/sso/accept', []],
    ['ssoEndpoints', [7], []],
    ['ssoEndpoints', ['/sso/accept', ''], []],
    ['ssoEndpoints', ['sso/accept'], []],
    ['ssoEndpoints', ['/'], []],
    ['ssoEndpoints', ['https://sso.example.com'], []],
    ['ssoEndpoints', ['https://sso.example.com/'], []],
    ['ssoEndpoints', ['https://me@sso.example.com/accept'], []],
    ['ssoEndpoints', ['ftp://sso.example.com/accept'], []],
    ['ssoEndpoints', ['//sso.example.com/accept'], []],
    ['ssoEndpoints', ['/sso/..'], []],
    ['ssoEndpoints', ['/sso/./..'], []],
    ['ssoEndpoints', ['/sso/%2e%2e'], []],
    ['ssoEndpoints', ['/sso\\..'], []],
    ['ssoEndpoints', ['/sso/*'], []],
    ['ssoEndpoints', ['/sso?x=1'], []],
    ['texts', { login: { title: 7 } }, {}],
    ['texts', ['x'], {}],
    ['messages', { '-21002': 7 }, {}],
    ['messages', { wrong: 'x' }, {}],
    ['messages', { en: { wrong: 'x' } }, {}],
    ['messages', { en: 'x' }, {}],
    ['messages', { fr: { '-21002': 'x' } }, {}],
  ])(
    'logs one error with key, value and what is allowed for an invalid value: %s %j',
    async (key, value, fallback) => {
      const config = await configOf({ appid: 'demo', [key]: value });
      expect(config[key as keyof PageConfig]).toEqual(fallback);
      expect(errors()).toHaveLength(1);
      expect(errors()[0]).toContain(`The value of ${key} in`);
      expect(vi.mocked(console.error).mock.lastCall).toContainEqual(value);
      expect(errors()[0]).toMatch(/Expected: (an?|texts|addresses|lists|names|true|"click" or) /);
    },
  );

  it.each([
    [{ mode: 'on' }, 'signing.mode'],
    [{ publicKey: {} }, 'signing.publicKey'],
    [{ secret: 1 }, 'signing.secret'],
    ['key', 'signing'],
    [null, 'signing'],
  ])('logs the invalid key of signing in %j', async (signing, key) => {
    const config = await configOf({ appid: 'demo', signing });
    expect(config.signing).toEqual({ publicKey: '', secret: '', mode: 'required' });
    expect(errors()).toHaveLength(1);
    expect(errors()[0]).toContain(`The value of ${key} in`);
  });

  it.each([
    [{ base: 'nowhere' }, 'member.base'],
    [{ sign: 'secret' }, 'member.sign'],
    ['https://member.example.com', 'member'],
  ])('logs the invalid key of member in %j', async (member, key) => {
    const config = await configOf({ appid: 'demo', member });
    expect(config.member).toEqual({ base: '', appId: '', productId: '', source: '', sign: null });
    expect(errors()).toHaveLength(1);
    expect(errors()[0]).toContain(`The value of ${key} in`);
  });

  it('does not freeze a function of the page', async () => {
    const sign = () => '';
    await configOf({ appid: 'demo', member: { sign } });
    expect(Object.isFrozen(sign)).toBe(false);
  });

  it('keeps valid values beside invalid ones', async () => {
    const config = await configOf({
      appid: 'demo',
      apiBase: 'nowhere',
      signing: { mode: 'on', secret: 's' },
    });
    expect(config).toMatchObject({
      appid: 'demo',
      apiBase: '',
      signing: { mode: 'required', secret: 's' },
    });
    expect(errors()).toHaveLength(2);
  });

  it('logs one error for an invalid value, however often they are read or changed', async () => {
    await configOf({ appid: 'demo', apiBase: 'nowhere' });
    await configOf({ appid: 'other' });
    expect(errors()).toHaveLength(1);
  });

  it('logs one warning when appid is empty (OQ-01)', async () => {
    await configOf({});
    await configOf({ userHome: '/a' });
    expect(warnings()).toEqual(['cntv-widgets: No appid is configured; the server may refuse requests.']);
  });
});

describe('a later configuration layer', () => {
  it('replaces the keys it names and keeps the others', async () => {
    const first = { appid: 'a', signing: { publicKey: 'K', secret: 's' }, allowedDomains: ['a.cn', 'b.cn'] };
    const config = await configOf(first, { signing: { secret: 't' }, allowedDomains: ['c.cn'] });
    expect(config).toMatchObject({
      appid: 'a',
      signing: { publicKey: 'K', secret: 't' },
      allowedDomains: ['c.cn'],
    });
  });

  it('with an undefined value restores the default', async () => {
    expect((await configOf({ appid: 'a', userHome: '/a' }, { userHome: undefined })).userHome).toBe(
      '/index.html',
    );
  });

  it('results in a new object, which stays the same until then', async () => {
    const first = await configOf({ appid: 'a' });
    const { getPageConfig } = await import('#page-config/page-config');
    expect(getPageConfig()).toBe(first);
    expect(await configOf({ appid: 'b' })).not.toBe(first);
    expect(first.appid).toBe('a');
  });

  it('is visible to listeners that read it at once', async () => {
    const { addConfigLayer, onConfigChange } = await import('#page-config/scripts');
    const seen: string[] = [];
    onConfigChange(() => seen.push(getPageConfig().appid));
    const { getPageConfig } = await import('#page-config/page-config');
    addConfigLayer({ appid: 'a' });
    addConfigLayer({ appid: 'b' });
    expect(seen).toEqual(['a', 'b']);
  });
});

describe('a script of the page', () => {
  it('cannot change the configuration later, and its own object is not frozen', async () => {
    const own = { appid: 'demo', texts: { login: { title: 'x' } }, signing: { secret: 's' } };
    const config = await configOf(own);
    const parts = [config, config.signing, config.texts, config.allowedDomains, config.messages];
    expect(parts.every(Object.isFrozen)).toBe(true);
    expect([own, own.texts, own.texts.login, own.signing].some(Object.isFrozen)).toBe(false);
  });

  it('cannot change prototypes by a configuration', async () => {
    await configOf(JSON.parse('{"__proto__": {"polluted": 1}, "signing": {"__proto__": {"polluted": 1}}}'));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('causes no error with a value that cannot be converted to a string', async () => {
    const config = await configOf({ apiBase: { toString: '' }, appid: { toJSON: null } });
    expect(config).toMatchObject({ apiBase: '', appid: '' });
  });

  it('causes no error with any value', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom('apiBase', 'allowedDomains', 'signing', 'texts', 'messages', 'userHome'),
          fc.jsonValue(),
        ),
        async (raw) => {
          freshPage();
          const config = await configOf(raw);
          expect(config.apiBase).toMatch(/^(https?:\/\/|\/|$)/);
          expect(['required', 'off']).toContain(config.signing.mode);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('an invalid configuration gets no warning about a missing appid', async () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.cntvConfig = '';
  script.textContent = '{';
  document.body.append(script);
  await configOf();
  expect(errors()).toHaveLength(1);
  expect(warnings()).toEqual([]);
});
