import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PRINTED_ROUTES } from '#app/printed-screens.build-time';
import type { ApplicationName } from '#config/application-forms';
import { PATHS } from '#config/paths';
import { LANGUAGE_NAMES } from '#i18n/languages';
import type { PageConfig } from '#page-config/types';
import { DOCUMENTED_FORMS } from '../support/documented-forms';
import { builtPrint } from '../support/package/built-print';

const { printRoot } = await builtPrint();

const FORMS = Object.keys(DOCUMENTED_FORMS) as ApplicationName[];
const ELEMENTS = LANGUAGE_NAMES.flatMap((lang) => [
  { tag: 'cntv-login', attributes: { lang } },
  { tag: 'cntv-login', attributes: { lang, variant: 'mobile' } },
  ...FORMS.map((form) => ({ tag: 'cntv-apply-form', attributes: { lang, form } })),
]);

const print = (tag: string, attributes: object = {}, config: object = {}, path?: string) =>
  printRoot(tag, Object.entries(attributes), config, undefined, path);

/** What makes a browser send a form, or run a script. */
const SENDING = /<script|type="submit"|type="image"| action=| formaction=| on\w+=| method="(?!dialog")/;

/** The stamp, and the rest of a print. */
async function stampAndTree(...parameters: Parameters<typeof print>) {
  const { root } = await print(...parameters);
  const [, stamp = ''] = /data-print="([^"]+)"/.exec(root) ?? [];
  return { stamp, tree: root.replace(stamp, '') };
}

describe.each(ELEMENTS)('the print of $tag $attributes', ({ tag, attributes }) => {
  it('has a form that no browser submits, and its fields', async () => {
    const { root } = await print(tag, attributes);
    expect(root).not.toMatch(SENDING);
    expect(root.match(/ method="[^"]+"/g)).toEqual([' method="dialog"']);
    expect(root.match(/ name="/g)?.length).toBeGreaterThan(1);
    expect(root).toMatch(/^<style>.+<\/style><div data-print="[^"]+" lang="[^"]+">.+<\/div><slot><\/slot>$/);
    expect(root).toContain(` lang="${attributes.lang}">`);
  });

  it('has no comments, which templates remove, and only rules that it uses, allowed by its hash', async () => {
    const { root, css, hash } = await print(tag, attributes);
    expect(root).not.toContain('<!--');
    expect(root).not.toContain('skeleton');
    expect(root.startsWith(`<style>${css}</style>`)).toBe(true);
    expect(hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    const tree = root.replace(css, '');
    const classes = [...new Set(css.match(/(?<=\.)cntv-\w+/g))];
    expect(classes.length).toBeGreaterThan(10);
    expect(classes.filter((name) => !tree.includes(name))).toEqual([]);
  });
});

/** For each key of the page configuration, a value that is not the default. */
const OTHER: { [Key in keyof PageConfig]: unknown } = {
  apiBase: '/api',
  appid: 'other',
  registrationHost: 'https://reg.example.com',
  portalHome: '/home.html',
  portalBase: '/portal',
  userHome: '/me.html',
  loginCheck: true,
  reauth: 'dialog',
  captcha: 'click',
  allowedDomains: ['example.com'],
  ssoEndpoints: ['/sso/accept'],
  formOrigins: ['https://forms.example.com'],
  pageKeys: ['portalHome'],
  logoutUrl: '/out',
  links: { nav: [{ href: '/film', image: '/film.png', label: 'Film' }] },
  options: { sex: ['female', 'male', 'other'] },
  fields: { handicraft: { wechat: { label: 'WeChat' } } },
  campaignRoutes: { '/wyznt/info.action': 'poetry' },
  privacyUrl: '/privacy',
  servicePhone: '123',
  showOtherAccounts: true,
  embedLinks: true,
  agreementUrl: '/agreement',
  cancelAgreementUrl: '/cancel',
  qrContent: 'x{code}',
  liveUrl: '/tv/{source_id}',
  signing: { publicKey: 'x' },
  member: { base: '/vip' },
  texts: { login: { title: 'Welcome' }, application: { submit: 'Send' } },
  messages: { '-21002': 'x' },
};

const ATTRIBUTES = [
  [
    'cntv-login',
    { backurl: '/a', captcha: 'click', variant: 'mobile', standalone: '', theme: 'dark', lang: 'en' },
  ],
  ['cntv-login', { compact: '', 'no-title': '', lang: 'zh-Hant' }],
  ['cntv-apply-form', { form: 'institution', messages: 'hide', draft: 'none', theme: 'dark', lang: 'en' }],
] as const;

describe('the stamp of a print', () => {
  it.each(
    Object.entries(OTHER).flatMap(([key, value]) =>
      (['cntv-login', 'cntv-apply-form'] as const).map((tag) => ({ tag, key, value })),
    ),
  )('of $tag changes with "$key" of the page configuration if the tree does, and only then', async (row) => {
    // A form with all that the keys change.
    const attributes = row.tag === 'cntv-apply-form' ? { form: formWith(row.key) } : {};
    const before = await stampAndTree(row.tag, attributes);
    const after = await stampAndTree(row.tag, attributes, { [row.key]: row.value });
    expect(after.stamp !== before.stamp).toBe(after.tree !== before.tree);
  });

  it.each(ATTRIBUTES.flatMap(([tag, all]) => Object.entries(all).map((one) => [tag, ...one] as const)))(
    'of %s changes with its attribute %s="%s" if the tree does',
    async (tag, name, value) => {
      const before = await stampAndTree(tag);
      const after = await stampAndTree(tag, { [name]: value });
      expect(after.stamp !== before.stamp).toBe(after.tree !== before.tree);
    },
  );

  it('changes with the declarations, whose fields are required without them', async () => {
    const [before, after] = await Promise.all([
      stampAndTree('cntv-apply-form', { form: 'institution' }),
      stampAndTree('cntv-apply-form', { form: 'institution', declarations: 'optional' }),
    ]);
    expect(after.tree).not.toBe(before.tree);
    expect(after.stamp).not.toBe(before.stamp);
  });
});

/** The form whose tree a key changes. */
function formWith(key: string): ApplicationName {
  return key === 'fields' || key === 'options' ? 'handicraft' : 'personal';
}

const SCREENS = LANGUAGE_NAMES.flatMap((lang) => PRINTED_ROUTES.map((name) => ({ lang, path: PATHS[name] })));

describe.each(SCREENS)('the print of $path in $lang', ({ lang, path }) => {
  it('has no form that a browser submits, no comments and no skeleton, and its title', async () => {
    const { root, css, title } = await print('cntv-portal', { lang }, {}, path);
    expect(root).not.toMatch(SENDING);
    expect(root).not.toContain('<!--');
    expect(root).not.toContain('skeleton');
    expect(root.replace(css, '')).toMatch(
      /^<style><\/style><div data-print="[^"]+" data-title="[^"]+" lang="[^"]+">.+<\/div><slot><\/slot>$/,
    );
    expect(root).toContain(`data-title="${title}" lang="${lang}">`);
    expect(root).toMatch(/<h1 part="title"[^>]*>[^<]+<\/h1>/);
    const classes = [...new Set(css.match(/(?<=\.)cntv-\w+/g))];
    expect(classes.filter((name) => !root.replace(css, '').includes(name))).toEqual([]);
  });
});

/** Keys that count together with another one, which has to be set. */
const WITH: Readonly<Record<string, object>> = {
  portalBase: { registrationHost: 'https://reg.example.com' },
};

describe('the stamp of a screen', () => {
  it.each(
    PRINTED_ROUTES.flatMap((name) => Object.keys(OTHER).map((key) => ({ path: PATHS[name] as string, key }))),
  )('of $path changes with "$key" of the page configuration if the tree does', async ({ path, key }) => {
    const own = { ...WITH[key], [key]: otherOf(key, path) };
    const [before, after] = await Promise.all(
      [WITH[key] ?? {}, own].map((config) => stampAndTree('cntv-portal', {}, config, path)),
    );
    if (before?.tree !== after?.tree) expect(after?.stamp).not.toBe(before?.stamp);
    else if (!SHARED_KEYS.includes(key)) expect(after?.stamp).toBe(before?.stamp);
  });

  it('changes with the screen and with the base, and not with an alias or the login check', async () => {
    const stamps = await Promise.all(
      [
        ['', '/regist.html'],
        ['', '/app/register.html'],
        ['/site', '/site/regist.html'],
        ['', '/regist/regist.jsp'],
        ['', '/regist.html', { 'login-check': '', theme: 'dark', loading: 'eager' }] as const,
      ].map(async ([base, path, more = {}]) => {
        const { stamp } = await stampAndTree('cntv-portal', { base, ...Object(more) }, {}, `${path}`);
        return stamp;
      }),
    );
    const [first] = stamps;
    expect(stamps.map((stamp) => stamp === first)).toEqual([true, false, false, true, true]);
  });
});

/** Keys of all application pages, of which some forms show nothing. */
const SHARED_KEYS = ['texts', 'links', 'options', 'fields', 'campaignRoutes'];

/** A value that is not the default, for what the screen shows. */
function otherOf(key: string, path: string): unknown {
  if (key === 'campaignRoutes') return { [path]: 'handicraft' };
  return OTHER[key as keyof PageConfig];
}

describe('the page configuration of a print', () => {
  it('changes the links of a screen', async () => {
    const config = {
      registrationHost: 'https://reg.example.com',
      portalHome: 'https://www.example.com/',
      userHome: '/me.html',
      agreementUrl: '/terms.html',
    };
    const hrefs = async (path: string) => {
      const { root } = await print('cntv-portal', { base: '/site' }, config, path);
      return [...root.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);
    };
    expect(await hrefs('/site/regist.html')).toEqual([
      '/terms.html',
      '/terms.html',
      'https://reg.example.com/login.html',
    ]);
    expect(await hrefs('/site/mobile/new/regist.html')).toEqual([
      '/site/regist.html',
      '/terms.html',
      '/site/mobile/new/login.html',
    ]);
    expect(await hrefs('/site/account/nopermission')).toEqual(['https://www.example.com/', '/me.html']);
  });

  it('has texts of the language, fields, options and links', async () => {
    const config = {
      texts: { en: { application: { submit: 'Hand in' } } },
      fields: { personal: { wechat: { label: 'WeChat ID', optional: true }, workList: false } },
      options: { type: ['Director'] },
      links: { nav: [{ href: '/film', image: '/film.png', label: 'Film' }] },
    };
    const { root } = await print('cntv-apply-form', { form: 'personal', lang: 'en' }, config);
    for (const shown of ['Hand in', 'WeChat ID', 'value="Director"', 'href="/film"', 'src="/film.png"'])
      expect(root).toContain(shown);
    expect(root).not.toContain('workList');
  });

  it('escapes what the page has written', async () => {
    const title = '</template><script>alert(1)</script>';
    const { root } = await print('cntv-login', {}, { texts: { login: { title } } });
    expect(root).not.toContain('<script');
    expect(root).not.toContain('</template');
  });
});
