import { describe, expect, it } from 'vitest';
import type { ApplicationField } from '#config/application-field';
import { APPLICATION_FORMS } from '#config/application-forms';
import { FORMS } from '../../../../widgets/diagnostics/known-names.build-time';
import { checkMarkup } from '../../../../widgets/diagnostics/markup/check-markup';
import { readSnippet } from '../../../../widgets/diagnostics/markup/read-snippet';

/** Returns the messages about names in layers of the configuration. An entry of a list without a name also has an invalid value. */
async function messagesFor(...layers: object[]): Promise<string[]> {
  const markup = readSnippet('', 'https://www.example.com/');
  const findings = await checkMarkup({ ...markup, configured: [{ appid: 'demo' }, ...layers] });
  return findings.filter(({ code }) => code !== 'badConfigValue').map(({ message }) => message.en);
}

const unknown = (key: string, nearest: string) =>
  `There is no configuration key ${key}. Did you mean ${nearest}?`;

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
    expect(await messagesFor(layer)).toEqual([unknown(key, nearest)]);
  });

  it.each([
    [{ constructor: 1 }, 'constructor'],
    [{ version: '1.2' }, 'version'],
    [{ debug: true }, 'debug'],
    [{ options: { writing: ['A'] } }, 'options.writing'],
    [{ links: { nav: [{ url: '/a', icon: '/a.png', label: 'A' }] } }, 'links.nav[0].url'],
  ])('name no key for one that is similar to none: %j', async (layer, key) => {
    expect((await messagesFor(layer))[0]).toBe(`There is no configuration key ${key}; it has no effect.`);
  });

  it('name all forms for one that is similar to none', async () => {
    const [warning] = await messagesFor({ campaignRoutes: { '/wyznt/info.action': 'xyz' } });
    expect(warning).toMatch(/^There is no form “xyz”. Write one of personal, /);
  });

  it('name the nearest form for an unknown one of a campaign page', async () => {
    const campaignRoutes = { '/wyznt/info.action': 'advisry', '/kejiao/tsfx_sy/info.action': 'handicraft' };
    expect(await messagesFor({ campaignRoutes })).toContain(
      'There is no form “advisry”. Did you mean “advisory”?',
    );
  });

  it.each(FORMS)('say which fields of %s can be hidden', async (form) => {
    for (const { name, kind, ...field } of APPLICATION_FORMS[form].fields as readonly ApplicationField[]) {
      const canBeHidden = kind === 'rows' || 'isOptional' in field || 'isDeclaration' in field;
      const messages = await messagesFor({ fields: { [form]: { [name]: false } } });
      expect([name, messages.join()]).toEqual([
        name,
        canBeHidden ? '' : `The field ${name} of the form “${form}” is required and cannot be hidden.`,
      ]);
    }
    expect(await messagesFor({ fields: { [form]: { zzz: false } } })).toEqual([
      `There is no configuration key fields.${form}.zzz; it has no effect.`,
    ]);
    expect(await messagesFor({ fields: { [form]: { zzz: { label: 'A' } } } })).toEqual([]);
  });

  it('name the nearest form and optional field for unknown ones in fields', async () => {
    expect(await messagesFor({ fields: { personel: { workList: false } } })).toEqual([
      'There is no form “personel”. Did you mean “personal”?',
    ]);
    expect(await messagesFor({ fields: { TalentShow: {} } })).toEqual([
      'There is no form “TalentShow”. Did you mean “talent-show”?',
    ]);
    expect((await messagesFor({ fields: { xyz: {} } }))[0]).toMatch(/^There is no form “xyz”. Write one of /);
    expect(await messagesFor({ fields: { personal: { worklist: false } } })).toEqual([
      unknown('fields.personal.worklist', 'fields.personal.workList'),
    ]);
  });

  it('report no field that another layer adds', async () => {
    const added = { fields: { personal: { wechat: { label: '微信号' } } } };
    expect(await messagesFor(added, { fields: { personal: { wechat: false } } })).toEqual([]);
  });

  it.each([
    [
      { texts: { login: 'A' } },
      'texts.login is not a text; write one of its keys, for example title, account',
    ],
    [{ texts: { login: { title: { a: 'A' } } } }, 'texts.login.title is a text'],
    [{ texts: { en: 'A' } }, 'texts.en is not a text'],
  ])('report overrides of a wrong kind: %j', async (layer, warning) => {
    expect(await messagesFor(layer)).toEqual([expect.stringContaining(warning)]);
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
    expect(await messagesFor(known, { appID: 'x' }, { texts: [] as never })).toEqual([
      unknown('appID', 'appid'),
    ]);
  });
});
