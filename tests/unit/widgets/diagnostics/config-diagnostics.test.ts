import { beforeEach, describe, expect, it } from 'vitest';
import { freshPage } from '../../../support/unit/fresh-page';

async function warningsOf(...layers: object[]): Promise<string[]> {
  const { addConfigLayer } = await import('#page-config/scripts');
  for (const layer of layers) addConfigLayer(layer);
  return (await import('../../../../widgets/diagnostics/config-diagnostics')).configWarnings();
}

const unknown = (key: string, nearest: string) =>
  `page configuration: unknown key "${key}"; did you mean "${nearest}"?`;

beforeEach(freshPage);

describe('the diagnostics of the page configuration', () => {
  it.each([
    [{ apibase: '/a' }, 'apibase', 'apiBase'],
    [{ appId: 'demo' }, 'appId', 'appid'],
    [{ publicKey: 'MIIB' }, 'publicKey', 'signing.publicKey'],
    [{ signing: { key: 'x' } }, 'signing.key', 'signing.publicKey'],
    [{ member: { appid: 'x' } }, 'member.appid', 'member.appId'],
    [{ links: { customerservice: '/help' } }, 'links.customerservice', 'links.customerService'],
    [
      { links: { nav: [{ url: '/a', image: '/a.png', label: 'A' }] } },
      'links.nav[0].url',
      'links.nav[0].href',
    ],
    [
      { links: { appPromotion: [{ text: 'A', link: '/a' }] } },
      'links.appPromotion[0].link',
      'links.appPromotion[0].href',
    ],
    [
      { campaignRoutes: { '/wyznt': 'poetry' } },
      'campaignRoutes./wyznt',
      'campaignRoutes./wyznt/info.action',
    ],
    [{ options: { prodct: ['A'] } }, 'options.prodct', 'options.product'],
    [{ texts: { logn: { submit: 'A' } } }, 'texts.logn', 'texts.login'],
    [{ texts: { login: { sumbit: 'A' } } }, 'texts.login.sumbit', 'texts.login.submit'],
    [{ texts: { login: { errors: { wrng: 'A' } } } }, 'texts.login.errors.wrng', 'texts.login.errors.wrong'],
    [{ texts: { lists: { pager: { nxt: 'A' } } } }, 'texts.lists.pager.nxt', 'texts.lists.pager.next'],
    [{ texts: { recovery: { title: 'A' } } }, 'texts.recovery', 'texts.account.recovery'],
    [{ texts: { 'en-GB': { login: { title: 'A' } } } }, 'texts.en-GB', 'texts.en'],
    [{ texts: { en: { login: { sumbit: 'A' } } } }, 'texts.en.login.sumbit', 'texts.en.login.submit'],
    [{ texts: { en: { titles: { site: 'A' } } } }, 'texts.en.titles', 'texts.en.portal.titles'],
  ])('name the nearest key for an unknown one: %j', async (layer, key, nearest) => {
    expect(await warningsOf(layer)).toEqual([unknown(key, nearest)]);
  });

  it.each([
    [{ constructor: 1 }, 'constructor'],
    [{ version: '1.2' }, 'version'],
    [{ debug: true }, 'debug'],
    [{ options: { writing: ['A'] } }, 'options.writing'],
    [{ links: { nav: [{ url: '/a', icon: '/a.png', label: 'A' }] } }, 'links.nav[0].url'],
  ])('name no key for one that is similar to none: %j', async (layer, key) => {
    expect((await warningsOf(layer))[0]).toBe(`page configuration: unknown key "${key}"; it has no effect.`);
  });

  it('name all forms for one that is similar to none', async () => {
    const [warning] = await warningsOf({ campaignRoutes: { '/wyznt/info.action': 'xyz' } });
    expect(warning).toMatch(/^page configuration: unknown form "xyz" in ".*"; the forms are personal, /);
  });

  it('name the nearest form for an unknown one of a campaign page', async () => {
    const campaignRoutes = { '/wyznt/info.action': 'advisry', '/kejiao/tsfx_sy/info.action': 'handicraft' };
    expect(await warningsOf({ campaignRoutes })).toContain(
      'page configuration: unknown form "advisry" in "campaignRoutes./wyznt/info.action"; did you mean "advisory"?',
    );
  });

  it.each([
    [{ texts: { login: 'A' } }, '"texts.login" has the keys title, account'],
    [{ texts: { login: { title: { a: 'A' } } } }, '"texts.login.title" is a text'],
    [{ texts: { en: 'A' } }, '"texts.en" has the keys'],
  ])('report overrides of a wrong kind: %j', async (layer, warning) => {
    expect(await warningsOf(layer)).toEqual([expect.stringContaining(warning)]);
  });

  it('report each layer, and nothing for known keys', async () => {
    const known = {
      appid: 'demo',
      signing: { publicKey: 'MIIB' },
      links: { customerService: '', nav: [{ href: '/a', image: '/a.png', label: 'A' }] },
      options: { product: ['A'], province: { A: ['B'] }, company: ['C'] },
      campaignRoutes: { '/wyznt/info.action': 'poetry' },
      messages: { '-21018': 'A', en: { '-1': 'B' } },
      texts: {
        login: { submit: 'A' },
        settings: { title: 'A', tabs: { 'modifyPasswd.jsp': 'B' } },
        en: { application: { options: { 网站: 'Site' } } },
      },
    };
    expect(await warningsOf(known, { appID: 'x' }, { texts: [] as never })).toEqual([
      unknown('appID', 'appid'),
    ]);
  });
});
