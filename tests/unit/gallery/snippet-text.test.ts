import { describe, expect, it } from 'vitest';
import { manifest } from '../../../.build/contract/manifest';
import { defaultChoices, type GalleryData, withDefaults } from '../../../examples/gallery/choices/choices';
import { FIRST_VIEWERS } from '../../../examples/gallery/choices/presets';
import { contractOf } from '../../../examples/gallery/manifest';
import { printCommand, snippetText } from '../../../examples/gallery/snippet/snippet-text';
import packageJson from '../../../package.json' with { type: 'json' };

const DATA: GalleryData = {
  contracts: { en: contractOf(manifest()), 'zh-CN': contractOf(manifest(), 'zh-CN') },
  usual: {
    'cntv-login': { fallback: { text: '登录', href: '/login.html' }, files: ['c/login-1.js', 'c/ui-2.js'] },
    'cntv-apply-form': { fallback: { text: '正在加载' }, files: ['c/form-3.js'] },
  },
  config: {
    appid: 'demo',
    signing: { publicKey: '-----BEGIN PUBLIC KEY-----\nMII\nBIj\n-----END PUBLIC KEY-----\n' },
  },
  site: null,
  folder: 'https://cdn.example/1/',
  calls: null,
  isNarrow: false,
};
const login = defaultChoices({ preset: 'login', element: '' }, DATA);
const lines = (...parameters: Parameters<typeof snippetText>) => snippetText(...parameters).split('\n');

describe('the code of the gallery', () => {
  it('has version, script, configuration and element, and nothing that is not chosen', () => {
    expect(lines(login, DATA)).toEqual([
      `<!-- cntv-widgets ${packageJson.version} -->`,
      '<script type="module" src="https://cdn.example/1/cntv-widgets.js"></script>',
      '<script type="application/json" data-cntv-config>',
      '  {',
      '    "appid": "demo",',
      '    "signing": {',
      '      "publicKey": "MIIBIj"',
      '    }',
      '  }',
      '</script>',
      '<cntv-login standalone><a href="/login.html">登录</a></cntv-login>',
    ]);
  });

  it('has no configuration where the loader of the release has that of the site', () => {
    expect(lines(login, { ...DATA, site: DATA.config })).toEqual([
      `<!-- cntv-widgets ${packageJson.version} -->`,
      '<script type="module" src="https://cdn.example/1/cntv-widgets.js"></script>',
      '<cntv-login standalone><a href="/login.html">登录</a></cntv-login>',
    ]);
  });

  it('has the preloads of all its elements, with the hashes of a release', () => {
    const hashes = {
      'cntv-widgets.integrity.js': 'sha384-a',
      'c/login-1.js': 'sha384-b',
      'c/ui-2.js': 'sha384-c',
    };
    const [, loader, first, second] = lines({ ...login, hasPreloads: true }, DATA, hashes);
    expect(loader).toContain('/cntv-widgets.integrity.js" crossorigin integrity="sha384-a">');
    expect(first).toBe(
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="https://cdn.example/1/c/login-1.js" integrity="sha384-b">',
    );
    expect(second).toContain('c/ui-2.js" integrity="sha384-c">');
  });

  it('has the command that prints the form, with its attributes, and none for elements that show data', () => {
    const own = {
      'cntv-login': { attributes: { backurl: "/it's", standalone: true }, text: '登录', href: '' },
    };
    expect(printCommand({ ...login, own }, DATA)).toBe(
      "node dist/snippet.mjs --static https://cdn.example/1/ 'cntv-login?backurl=/it%27s&standalone'",
    );
    expect(printCommand(defaultChoices({ preset: 'single', element: 'cntv-qr-login' }, DATA), DATA)).toBe('');
  });

  it('has links with tag and attributes in the fragment, and the key of the configuration for them', () => {
    const own = {
      'cntv-login': { attributes: { backurl: '/a b', standalone: true }, text: '登录', href: '/l#x' },
    };
    const text = snippetText({ ...login, own, hasLinks: true }, DATA);
    expect(text).toContain('<a href="/l#cntv-login?backurl=/a+b&amp;standalone">登录</a>');
    expect(text).toContain('"embedLinks": "#article"');
    expect(text).toMatch(/<div id="article">\n.*\n<\/div>$/);
    expect(text).not.toContain('<cntv-');
    const campaign = defaultChoices({ preset: 'campaign', element: '' }, DATA);
    expect(lines({ ...campaign, hasLinks: true }, DATA)[12]).toBe(
      '<a href="#cntv-apply-form?form=poetry">正在加载</a>',
    );
  });

  it('has the tags of what is not made of links, and no attribute that a link cannot set', () => {
    const single = (element: string, attributes: Record<string, string | boolean>) => {
      const choices = defaultChoices({ preset: 'single', element }, DATA);
      const own = { [element]: { attributes, text: 'a', href: '' } };
      return lines({ ...choices, own, hasLinks: true }, DATA)
        .slice(11)
        .join('');
    };
    expect(single('cntv-portal', { base: '/a' })).toBe('<cntv-portal base="/a"><p>a</p></cntv-portal>');
    expect(single('cntv-member-center', { section: 'settings' })).toContain('<cntv-member-center section=');
    expect(single('cntv-unread-badge', { 'blink-title': true, max: '9' })).toBe(
      '<div id="article"><a href="#cntv-unread-badge?max=9">a</a></div>',
    );
  });

  it('escapes texts, attributes and configuration, and ends the folder with a slash', () => {
    const own = { 'cntv-login': { attributes: { backurl: '/a?b="c"&d' }, text: 'a<b&c', href: '' } };
    const text = snippetText({ ...login, own, appid: '</script>', folder: '/w' }, DATA);
    expect(text).toContain('<cntv-login backurl="/a?b=&quot;c&quot;&amp;d"><p>a&lt;b&amp;c</p></cntv-login>');
    expect(text).toContain('"appid": "\\u003c/script>"');
    expect(text).toContain('src="/w/cntv-widgets.js"');
  });

  it('has the theme and the large text as style sheets before the script', () => {
    expect(lines({ ...login, sheet: 'portal', isLarge: true }, DATA).slice(1, 3)).toEqual([
      '<link rel="stylesheet" href="https://cdn.example/1/themes/portal.css">',
      '<link rel="stylesheet" href="https://cdn.example/1/themes/large-text.css">',
    ]);
  });
});

describe('the choices', () => {
  it('begin with the attributes of the page, and with none for a single element', () => {
    const campaign = defaultChoices({ preset: 'campaign', element: '' }, DATA);
    expect(campaign.own['cntv-apply-form']).toEqual({
      attributes: { form: 'poetry' },
      text: '正在加载',
      href: '',
    });
    const single = defaultChoices({ preset: 'single', element: 'cntv-apply-form' }, DATA);
    expect(Object.keys(single.own)).toEqual(['cntv-apply-form']);
    expect(single.own['cntv-apply-form']?.attributes).toEqual({});
  });

  it('begin with the address of the portal for each form where the gallery is that of a portal', () => {
    for (const preset of ['campaign', 'single'] as const) {
      const choices = defaultChoices({ preset, element: 'cntv-apply-form' }, { ...DATA, calls: [] });
      expect(choices.own['cntv-apply-form']?.attributes).toHaveProperty('action', '/applications');
    }
    expect(defaultChoices({ preset: 'login', element: '' }, { ...DATA, calls: [] }).own).toEqual(login.own);
  });

  it('begin with a viewer for each element', () => {
    const tags = DATA.contracts.en.elements.map(({ tag }) => tag);
    expect(Object.keys(FIRST_VIEWERS).sort()).toEqual(tags.sort());
  });

  it('begin with a narrow preview on a phone', () => {
    const { width } = defaultChoices({ preset: 'news', element: '' }, { ...DATA, isNarrow: true });
    expect(width).toBe('375');
  });

  it('keep the defaults of fields that are not shown, also of parts of a group', () => {
    const read = { appid: '', width: null, own: { 'cntv-login': { text: 'Sign in' } } };
    expect(withDefaults(login, read)).toEqual({
      ...login,
      appid: '',
      own: { 'cntv-login': { attributes: { standalone: true }, text: 'Sign in', href: '/login.html' } },
    });
  });
});
