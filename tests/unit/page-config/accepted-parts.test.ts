import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KEY_SOURCES } from '#page-config/contract/sources';
import { RULES } from '#page-config/rules';
import { SHOWN_KEYS } from '#page-config/shown-keys.build-time';
import type { PageConfig } from '#page-config/types';
import { freshPage } from '../../support/unit/fresh-page';

/** The configuration of the page's template. */
const TEMPLATE = {
  apiBase: 'https://api.example.com',
  appid: 'demo',
  signing: { publicKey: 'MIIB' },
  texts: { login: { title: '登录' } },
};
/** What somebody who may write into an article would want. */
const STRANGER = {
  apiBase: 'https://evil.example',
  appid: 'evil',
  registrationHost: 'https://evil.example',
  portalHome: 'https://evil.example/',
  portalBase: 'https://evil.example',
  userHome: 'https://evil.example/',
  loginCheck: true,
  allowedDomains: ['evil.example'],
  ssoEndpoints: ['https://evil.example/accept'],
  formOrigins: ['https://evil.example'],
  logoutUrl: 'https://evil.example/',
  links: { customerService: 'https://evil.example/' },
  servicePhone: '13900139000',
  embedLinks: true,
  agreementUrl: 'https://evil.example/',
  privacyUrl: 'https://evil.example/',
  cancelAgreementUrl: 'https://evil.example/',
  qrContent: 'https://evil.example/{code}',
  liveUrl: 'https://evil.example/{source_id}',
  signing: { publicKey: 'EVIL', mode: 'off' },
  member: { base: 'https://evil.example' },
  pageKeys: ['apiBase'],
};
/** What a campaign page adds. */
const CAMPAIGN = {
  reauth: 'dialog',
  captcha: 'click',
  options: { product: ['甲'] },
  fields: { poetry: { wechat: { label: '微信号' } } },
  campaignRoutes: { '/wyznt/info.action': 'poetry' },
  showOtherAccounts: true,
  texts: { login: { submit: '进入' } },
  messages: { '-21002': '查无此人' },
};

async function configOf(...blocks: unknown[]): Promise<PageConfig> {
  for (const block of blocks) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset.cntvConfig = '';
    script.textContent = typeof block === 'string' ? block : JSON.stringify(block);
    document.body.append(script);
  }
  return (await import('#page-config/page-config')).getPageConfig();
}

beforeEach(() => {
  freshPage();
  document.body.replaceChildren();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

describe('a configuration element after the first one', () => {
  it('cannot change or add where passwords, viewers and requests go', async () => {
    const own = await configOf(TEMPLATE);
    freshPage();
    expect(await configOf(STRANGER)).toEqual(own);
  });

  it('adds what is only shown', async () => {
    const { texts, ...rest } = CAMPAIGN;
    expect(await configOf(TEMPLATE, CAMPAIGN)).toMatchObject({
      ...TEMPLATE,
      ...rest,
      texts: { login: { title: '登录', submit: texts.login.submit } },
    });
  });

  it('decides where the first one only changes what is shown', async () => {
    const { texts } = CAMPAIGN;
    const config = await configOf({ texts }, TEMPLATE, STRANGER);
    expect(config).toMatchObject({ apiBase: TEMPLATE.apiBase, appid: 'demo', registrationHost: '' });
  });

  it('decides nothing where the first one cannot be read', async () => {
    expect(await configOf('{', STRANGER)).toMatchObject({ apiBase: '', appid: '', allowedDomains: [] });
  });

  it('yields to configure(), because a script of the page can do anything', async () => {
    await configOf(TEMPLATE, STRANGER);
    const { addConfigLayer } = await import('#page-config/layers');
    addConfigLayer({ apiBase: 'https://other.example.com', member: { base: '/member' } });
    const { getPageConfig } = await import('#page-config/page-config');
    expect(getPageConfig()).toMatchObject({
      apiBase: 'https://other.example.com',
      appid: 'demo',
      member: { base: '/member' },
    });
  });
});

describe('a configuration element that is added after the first widget was connected', () => {
  async function lateConfig(own: readonly unknown[], late: unknown): Promise<PageConfig> {
    await configOf(...own);
    freshPage();
    vi.mocked(console.warn).mockClear();
    const { configuration } = await import('#page-config/layers');
    configuration.own = [...document.querySelectorAll('script')];
    return configOf(late);
  }

  it.each([
    ['a page with a configuration', [TEMPLATE]],
    ['a page that relies on defaults', []],
  ])('cannot set where passwords, viewers and requests go, on %s', async (_, own) => {
    const before = await configOf(...own);
    document.body.replaceChildren();
    freshPage();
    expect(await lateConfig(own, STRANGER)).toEqual(before);
    const keys = Object.keys(STRANGER).join(', ');
    const named = vi
      .mocked(console.warn)
      .mock.calls.filter(([line]) => `${line}`.includes(`later configuration: ${keys}.`));
    expect(named).toHaveLength(1);
  });

  it('adds what is only shown', async () => {
    const { texts: _, ...rest } = CAMPAIGN;
    expect(await lateConfig([TEMPLATE], { ...STRANGER, ...CAMPAIGN })).toMatchObject({
      ...TEMPLATE,
      ...rest,
      texts: {},
    });
  });

  it('is an empty one if it cannot be read', async () => {
    expect(await lateConfig([TEMPLATE], '{')).toMatchObject(TEMPLATE);
    const { isConfigBroken } = await import('#page-config/scripts');
    expect(isConfigBroken()).toBe(false);
  });

  it('is named without the keys that have the same value already', async () => {
    await lateConfig([TEMPLATE], { ...TEMPLATE, appid: 'other' });
    expect(vi.mocked(console.warn).mock.lastCall?.[0]).toContain('later configuration: appid.');
  });
});

describe('the configuration of the site, in the loader of its release', () => {
  const SITE = Symbol.for('cntv-widgets.site');
  const line = globalThis as { [SITE]?: unknown };
  beforeEach(() => {
    line[SITE] = [['site', TEMPLATE]];
    return () => delete line[SITE];
  });

  it('is enough for a page', async () => {
    expect(await configOf()).toMatchObject(TEMPLATE);
    expect((await import('#page-config/page-config')).isConfigInvalid()).toBe(false);
  });

  it('decides where passwords, viewers and requests go, before all configuration elements', async () => {
    const own = await configOf();
    freshPage();
    expect(await configOf(STRANGER, STRANGER)).toEqual(own);
  });

  it('leaves to the page what is only shown', async () => {
    const { texts, ...rest } = CAMPAIGN;
    expect(await configOf(CAMPAIGN)).toMatchObject({
      ...TEMPLATE,
      ...rest,
      texts: { login: { title: '登录', submit: texts.login.submit } },
    });
  });

  it('names the keys that pages may have as well, of which the first configuration element decides', async () => {
    line[SITE] = [['site', { ...TEMPLATE, portalHome: '/', pageKeys: ['portalHome', 'links'] }]];
    const links = { customerService: '/help.html' };
    const config = await configOf({ ...STRANGER, portalHome: '/own.html', links }, STRANGER);
    expect(config).toMatchObject({ ...TEMPLATE, portalHome: '/own.html', links, member: { base: '' } });
    expect(config.pageKeys).toEqual(['portalHome', 'links']);
  });

  it('is that of the first copy of the script', async () => {
    await configOf();
    line[SITE] = [['site', STRANGER]];
    const { loadNewCopies } = await import('../../support/unit/fresh-page');
    loadNewCopies();
    expect(await configOf({})).toMatchObject(TEMPLATE);
  });
});

it('each key has a source, and these tests have a value for each', () => {
  const keys = [...Object.keys(RULES), 'signing', 'member'].sort();
  expect(Object.keys(KEY_SOURCES).sort()).toEqual(keys);
  expect(Object.keys(CAMPAIGN).sort()).toEqual([...SHOWN_KEYS].sort());
  expect(Object.keys({ ...STRANGER, ...CAMPAIGN }).sort()).toEqual(keys);
});
