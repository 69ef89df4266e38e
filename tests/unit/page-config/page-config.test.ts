// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageConfig } from '../../../src/page-config/page-config';
import { freshPage } from '../fakes/fresh-page';

async function settingsOf(...layers: unknown[]): Promise<PageConfig> {
  const { addConfigLayer } = await import('../../../src/page-config/scripts');
  for (const layer of layers) addConfigLayer(layer as object);
  return (await import('../../../src/page-config/page-config')).getPageConfig();
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

describe('the settings', () => {
  it('have a default each, and no host, id or key; third parties are hidden (OQ-01, OQ-69, OQ-86, BIND-02, WIRE-13)', async () => {
    expect(await settingsOf()).toEqual({
      apiBase: '',
      appid: '',
      registrationHost: '',
      portalHome: '/index.html',
      portalBase: '',
      userHome: '/index.html',
      loginCheck: false,
      allowedDomains: [],
      ssoEndpoints: [],
      agreementUrl: '',
      cancelAgreementUrl: '',
      logoutUrl: '',
      links: {},
      options: {},
      campaignRoutes: {},
      servicePhone: '',
      showOtherAccounts: false,
      qrContent: '{code}',
      liveUrl: '/live/{source_id}',
      signing: { publicKey: '', secret: '', mode: 'required' },
      member: { base: '', appId: '', productId: '', source: '', sign: null },
      texts: {},
      messages: {},
    });
    expect(errors()).toEqual([]);
  });

  it('are taken as given where they are right', async () => {
    const given = {
      apiBase: 'https://api.example.com/v',
      appid: 'demo',
      registrationHost: '//'.slice(1),
      portalHome: 'https://www.example.com/?a=b#c',
      portalBase: '/community',
      userHome: '/me',
      loginCheck: true,
      allowedDomains: ['example.com', 'localhost'],
      ssoEndpoints: ['https://sso.example.com:8443/v1.2/accept/', '/.well-known/sso'],
      agreementUrl: '/agreement.html#top',
      cancelAgreementUrl: '/cancel.html',
      logoutUrl: 'https://example.com/out',
      links: {
        customerService: '/help.html',
        onlineService: 'https://chat.example.com/',
        backToPc: '',
        nav: [{ href: 'https://a.example.com/', image: '/a.png', label: '甲' }],
      },
      options: { product: ['甲'], province: { 甲省: ['乙市'] } },
      campaignRoutes: { '/wyznt/info.action': 'poetry' },
      servicePhone: '010-0000',
      showOtherAccounts: true,
      qrContent: 'https://example.com/scan?code={code}',
      liveUrl: 'https://live.example.com/{source_id}',
      signing: { publicKey: 'MIIB', secret: 's', mode: 'off' },
      member: { base: '/member', appId: 'a', productId: 'p', source: 'web', sign: () => '' },
      texts: { login: { title: '欢迎' } },
      messages: { '-21002': '查无此人' },
    };
    expect(await settingsOf(given)).toEqual({ ...given, registrationHost: '' });
    expect(errors()).toEqual([]);
    expect(warnings()).toEqual([]);
  });

  it('are written without a slash at the end of a host', async () => {
    const settings = await settingsOf({ apiBase: 'https://api.example.com/', portalBase: '/a//' });
    expect(settings).toMatchObject({ apiBase: 'https://api.example.com', portalBase: '/a' });
  });

  it('know host names as browsers write them', async () => {
    const { allowedDomains } = await settingsOf({ allowedDomains: ['Example.COM', '例子.cn', '127.0.0.1'] });
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
    ['campaignRoutes', ['/wyznt/info.action'], {}],
    ['campaignRoutes', { '/wyznt/info.action': 7 }, {}],
    ['servicePhone', 95000, ''],
    ['showOtherAccounts', 'true', false],
    ['showOtherAccounts', 1, false],
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
  ])(
    'that are wrong are one console error with key, value and what is allowed: %s %j',
    async (key, value, fallback) => {
      const settings = await settingsOf({ appid: 'demo', [key]: value });
      expect(settings[key as keyof PageConfig]).toEqual(fallback);
      expect(errors()).toHaveLength(1);
      expect(errors()[0]).toContain(`"${key}"`);
      expect(vi.mocked(console.error).mock.lastCall).toContainEqual(value);
      expect(errors()[0]).toMatch(/must be (an?|texts|addresses|lists|names|true) /);
    },
  );

  it.each([
    [{ mode: 'on' }, 'signing.mode'],
    [{ publicKey: {} }, 'signing.publicKey'],
    [{ secret: 1 }, 'signing.secret'],
    ['key', 'signing'],
    [null, 'signing'],
  ])('name the part of signing that is wrong in %j', async (signing, key) => {
    const settings = await settingsOf({ appid: 'demo', signing });
    expect(settings.signing).toEqual({ publicKey: '', secret: '', mode: 'required' });
    expect(errors()).toHaveLength(1);
    expect(errors()[0]).toContain(`"${key}"`);
  });

  it.each([
    [{ base: 'nowhere' }, 'member.base'],
    [{ sign: 'secret' }, 'member.sign'],
    ['https://member.example.com', 'member'],
  ])('name the part of member that is wrong in %j', async (member, key) => {
    const settings = await settingsOf({ appid: 'demo', member });
    expect(settings.member).toEqual({ base: '', appId: '', productId: '', source: '', sign: null });
    expect(errors()).toHaveLength(1);
    expect(errors()[0]).toContain(`"${key}"`);
  });

  it('do not freeze a function of the page', async () => {
    const sign = () => '';
    await settingsOf({ appid: 'demo', member: { sign } });
    expect(Object.isFrozen(sign)).toBe(false);
  });

  it('keep what is right beside what is wrong', async () => {
    const settings = await settingsOf({
      appid: 'demo',
      apiBase: 'nowhere',
      signing: { mode: 'on', secret: 's' },
    });
    expect(settings).toMatchObject({
      appid: 'demo',
      apiBase: '',
      signing: { mode: 'required', secret: 's' },
    });
    expect(errors()).toHaveLength(2);
  });

  it('complain once about a value, however often they are read or changed', async () => {
    await settingsOf({ appid: 'demo', apiBase: 'nowhere' });
    await settingsOf({ appid: 'other' });
    expect(errors()).toHaveLength(1);
  });

  it('warn once when appid is empty (OQ-01)', async () => {
    await settingsOf({});
    await settingsOf({ userHome: '/a' });
    expect(warnings()).toEqual(['cntv-widgets: page configuration: "appid" is empty']);
  });

  it('warn of a key that is none', async () => {
    await settingsOf({ appid: 'demo', apibase: '/a', signing: { key: 'x' } });
    expect(warnings()).toEqual([
      'cntv-widgets: page configuration: unknown key "apibase"',
      'cntv-widgets: page configuration: unknown key "signing.key"',
    ]);
  });
});

describe('a later configuration', () => {
  it('replaces the keys it names and keeps the others', async () => {
    const first = { appid: 'a', signing: { publicKey: 'K', secret: 's' }, allowedDomains: ['a.cn', 'b.cn'] };
    const settings = await settingsOf(first, { signing: { secret: 't' }, allowedDomains: ['c.cn'] });
    expect(settings).toMatchObject({
      appid: 'a',
      signing: { publicKey: 'K', secret: 't' },
      allowedDomains: ['c.cn'],
    });
  });

  it('with an undefined value restores the default', async () => {
    expect((await settingsOf({ appid: 'a', userHome: '/a' }, { userHome: undefined })).userHome).toBe(
      '/index.html',
    );
  });

  it('is a new object, and until then it is the same one', async () => {
    const first = await settingsOf({ appid: 'a' });
    const { getPageConfig } = await import('../../../src/page-config/page-config');
    expect(getPageConfig()).toBe(first);
    expect(await settingsOf({ appid: 'b' })).not.toBe(first);
    expect(first.appid).toBe('a');
  });

  it('is seen by listeners that read it at once', async () => {
    const { addConfigLayer, onConfigChange } = await import('../../../src/page-config/scripts');
    const seen: string[] = [];
    onConfigChange(() => seen.push(getPageConfig().appid));
    const { getPageConfig } = await import('../../../src/page-config/page-config');
    addConfigLayer({ appid: 'a' });
    addConfigLayer({ appid: 'b' });
    expect(seen).toEqual(['a', 'b']);
  });
});

describe('nobody', () => {
  it('can change settings after the fact, and the page’s own object stays unfrozen', async () => {
    const own = { appid: 'demo', texts: { login: { title: 'x' } }, signing: { secret: 's' } };
    const settings = await settingsOf(own);
    const parts = [settings, settings.signing, settings.texts, settings.allowedDomains, settings.messages];
    expect(parts.every(Object.isFrozen)).toBe(true);
    expect([own, own.texts, own.texts.login, own.signing].some(Object.isFrozen)).toBe(false);
  });

  it('can reach the page’s prototypes through a configuration', async () => {
    await settingsOf(JSON.parse('{"__proto__": {"polluted": 1}, "signing": {"__proto__": {"polluted": 1}}}'));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('can make reading the settings throw by a value that has no text', async () => {
    const settings = await settingsOf({ apiBase: { toString: '' }, appid: { toJSON: null } });
    expect(settings).toMatchObject({ apiBase: '', appid: '' });
  });

  it('can make reading the settings throw', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom('apiBase', 'allowedDomains', 'signing', 'texts', 'messages', 'userHome'),
          fc.jsonValue(),
        ),
        async (raw) => {
          freshPage();
          const settings = await settingsOf(raw);
          expect(settings.apiBase).toMatch(/^(https?:\/\/|\/|$)/);
          expect(['required', 'off']).toContain(settings.signing.mode);
        },
      ),
      { numRuns: 60 },
    );
  });
});

it('a broken configuration is not also said to lack an appid', async () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.cntvConfig = '';
  script.textContent = '{';
  document.body.append(script);
  await settingsOf();
  expect(errors()).toHaveLength(1);
  expect(warnings()).toEqual([]);
});
