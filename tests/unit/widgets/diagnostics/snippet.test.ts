import { WIDGETS } from 'virtual:elements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doctor } from '#i18n/zh-cn/doctor';
import { MEMBER_RULES, RULES, SIGNING_RULES } from '#page-config/rules';
import { SHARED_ATTRIBUTES } from '../../../../widgets/attributes';
import { checkSnippet } from '../../../../widgets/diagnostics/markup/check-snippet';
import { expectedByLanguage } from '../../../../widgets/diagnostics/markup/expected';
import { PUBLIC_KEY } from '../../../support/test-key';

const BASE = 'https://www.example.com/news/1.html';
const LOADER = '<script type="module" src="https://cdn.example/1/cntv-widgets.js"></script>';
const SIGNING = `"signing": {"publicKey": "${PUBLIC_KEY}"}`;

const configured = (json: string) => `<script type="application/json" data-cntv-config>${json}</script>`;
const page = (body: string, json = '') =>
  `${LOADER}\n${configured(`{"appid": "demo", ${SIGNING}${json && `, ${json}`}}`)}\n${body}`;
const EXAMPLE = configured('{"appid": "…", "signing": {"publicKey": "…"}}');
const EXAMPLE_LOADER =
  '<script type="module" src="https://cdn.example/cntv-widgets/1/cntv-widgets.js"></script>';

type Row = readonly [code: keyof typeof doctor.findings, html: string, line: number, instead: string];

const ROWS: readonly Row[] = [
  [
    'unknownTag',
    page('<cntv-logn backurl="/a">登录</cntv-logn>'),
    3,
    '<cntv-login backurl="/a">…</cntv-login>',
  ],
  ['unknownTag', page('<CntvLogin></CntvLogin>'), 3, '<cntv-login></cntv-login>'],
  ['unknownTag', page('<cntv_login></cntv_login>'), 3, '<cntv-login></cntv-login>'],
  ['noEndTag', page('<cntv-login standalone /><p>正文</p>'), 3, '<cntv-login standalone></cntv-login>'],
  ['noEndTag', page('<div>\n<cntv-login></div>'), 4, '<cntv-login></cntv-login>'],
  [
    'tagAsText',
    page('<p>&lt;cntv-login backurl="/a"&gt;&lt;/cntv-login&gt;</p>'),
    3,
    '<cntv-login backurl="/a"></cntv-login>',
  ],
  ['tagAsText', page('<p>＜cntv-login standalone /＞</p>'), 3, '<cntv-login standalone></cntv-login>'],
  ['tagAsText', page('<pre><code>&lt;cntv-login&gt;</code></pre>'), 3, '<cntv-login></cntv-login>'],
  ['wrongQuotes', page('<cntv-login backurl=“/a”></cntv-login>'), 3, '<cntv-login backurl="/a">'],
  ['unknownAttribute', page('<cntv-login back-url="/a"></cntv-login>'), 3, '<cntv-login backurl="/a">'],
  [
    'unknownAttribute',
    page('<cntv-unread-badge blinkTitle></cntv-unread-badge>'),
    3,
    '<cntv-unread-badge blink-title>',
  ],
  ['uselessAttribute', page('<cntv-login zoom="2" lang="en"></cntv-login>'), 3, '<cntv-login lang="en">'],
  ['badValue', page('<cntv-login captcha="puzle"></cntv-login>'), 3, '<cntv-login captcha="puzzle">'],
  ['badValue', page('<cntv-login variant="Mobile"></cntv-login>'), 3, '<cntv-login variant="mobile">'],
  ['badValue', page('<cntv-qr-login size="300px"></cntv-qr-login>'), 3, '<cntv-qr-login size="300">'],
  ['badValue', page('<cntv-qr-login size="9" lang="en"></cntv-qr-login>'), 3, '<cntv-qr-login lang="en">'],
  ['badValue', page('<cntv-portal base="//a"></cntv-portal>'), 3, '<cntv-portal>'],
  ['badValue', page('<cntv-unread-badge href="javascript:0"></cntv-unread-badge>'), 3, '<cntv-unread-badge>'],
  ['flagOn', page('<cntv-login standalone="false"></cntv-login>'), 3, '<cntv-login>'],
  [
    'unknownSlot',
    page('<cntv-member-center><p slot="agrement">a</p></cntv-member-center>'),
    3,
    '<p slot="cancel-agreement">',
  ],
  ['unknownSlot', page('<cntv-qr-login><p slot="a">a</p></cntv-qr-login>'), 3, '<p>'],
  [
    'refusedRedirect',
    page('<cntv-login backurl="https://vip.example.org/a"></cntv-login>'),
    3,
    '"allowedDomains": ["vip.example.org"]',
  ],
  [
    'refusedRedirect',
    page('<cntv-login backurl="//b.example/"></cntv-login>', '"allowedDomains": ["a.example"]'),
    3,
    '"allowedDomains": ["a.example", "b.example"]',
  ],
  ['badRedirect', page('<cntv-login backurl="javascript:0"></cntv-login>'), 3, '<cntv-login backurl="/">'],
  [
    'refusedAction',
    page(
      '<cntv-apply-form action="https://b.example/a"></cntv-apply-form>',
      '"formOrigins": ["https://a.example"]',
    ),
    3,
    '"formOrigins": ["https://a.example", "https://b.example"]',
  ],
  [
    'neverOpen',
    page('<cntv-apply-form opens="2026-12-02" closes="2026-12-01"></cntv-apply-form>'),
    3,
    '<cntv-apply-form opens="2026-12-02">',
  ],
  ['badValue', page('<cntv-apply-form closes="2026-11-31"></cntv-apply-form>'), 3, '<cntv-apply-form>'],
  [
    'badValue',
    page('<cntv-apply-form opens="2026-12-01 " closes="2026-12-02"></cntv-apply-form>'),
    3,
    '<cntv-apply-form opens="2026-12-01" closes="2026-12-02">',
  ],
  [
    'noLoaderInSnippet',
    `${configured(`{"appid": "demo", ${SIGNING}}`)}<cntv-login></cntv-login>`,
    0,
    EXAMPLE_LOADER,
  ],
  ['noModule', page('').replace(' type="module"', ''), 1, LOADER],
  ['scriptWithoutHttps', page('').replace('https://cdn', 'http://cdn'), 1, LOADER],
  ['severalLoaders', page('<script type="module" src="/2/cntv-widgets.js"></script>'), 0, LOADER],
  ['noConfigurationInSnippet', `${LOADER}<cntv-login></cntv-login>`, 0, EXAMPLE],
  [
    'severalConfigurations',
    page(configured('{"links": {"onlineService": "/a"}, "captcha": "click"}')),
    3,
    configured('{"captcha": "click"}'),
  ],
  [
    'configurationWithoutType',
    `${LOADER}<script data-cntv-config>{"appid": "a"}</script>`,
    1,
    configured('{"appid": "a"}'),
  ],
  ['unreadableConfiguration', `${LOADER}\n${configured('{“appid”: “a”,}')}`, 2, configured('{"appid": "a"}')],
  ['unreadableConfiguration', configured("{appid: 'a' /* ours */}"), 1, configured('{"appid": "a" }')],
  ['noObject', configured(''), 1, EXAMPLE],
  ['noObject', configured('["a"]'), 1, EXAMPLE],
  ['unknownKey', page('', '"apibase": "/a"'), 0, '"apiBase": "/a"'],
  ['unknownKey', page('', '"publicKey": "MIIB"'), 0, '"signing": {"publicKey": "MIIB"}'],
  ['uselessKey', configured('{"appid": "a", "version": "1.2", "portalHome": "/"}'), 0, ''],
  [
    'unknownKey',
    page('', '"texts": {"login": {"sumbit": "进入"}}'),
    0,
    '"texts": {"login": {"submit": "进入"}}',
  ],
  [
    'unknownForm',
    page('', '"campaignRoutes": {"/wyznt/info.action": "advisry"}'),
    0,
    '"campaignRoutes": {"/wyznt/info.action": "advisory"}',
  ],
  ['noForm', page('', '"campaignRoutes": {"/wyznt/info.action": "xyz"}'), 0, ''],
  ['requiredField', page('', '"fields": {"personal": {"name": false}}'), 0, ''],
  ['textWithKeys', page('', '"texts": {"login": {"submit": {"a": "b"}}}'), 0, ''],
  ['missingKeys', page('', '"texts": {"login": "进入"}'), 0, ''],
  ['badConfigValue', page('', '"allowedDomains": "https://a.example/x"'), 0, ''],
  ['badConfigValue', page('', '"loginCheck": "true"'), 0, ''],
  ['badConfigValue', page('', '"embedLinks": "a["'), 0, ''],
  ['badConfigValue', configured('{"appid": 7}'), 0, ''],
  ['badConfigValue', page('', '"member": {"source": 1}'), 0, ''],
  ['badConfigValue', configured('{"appid": "a", "signing": ["MIIB"]}'), 0, ''],
  ['badConfigValue', configured('{"appid": "a", "member": []}'), 0, ''],
  ['noAppid', configured('{}'), 0, '"appid": "…"'],
  [
    'noPublicKey',
    `${LOADER}${configured('{"appid": "a"}')}<cntv-login></cntv-login>`,
    1,
    '"signing": {"publicKey": "…"}',
  ],
  [
    'exampleKey',
    `${LOADER}${configured('{"appid": "a", "signing": {"publicKey": "MIIBIjANBg…"}}')}<cntv-login></cntv-login>`,
    0,
    '',
  ],
  [
    'badPublicKey',
    `${LOADER}${configured('{"appid": "a", "signing": {"publicKey": "MIIB"}}')}<cntv-login></cntv-login>`,
    0,
    '',
  ],
];

/** With the last line, for the title. */
const asCase = ([code, html, line, instead]: Row) => ({
  code,
  html,
  line,
  instead,
  last: html.replace(/^.*\n/s, ''),
});

/** Mistakes that only a page has. */
const OF_PAGES = [
  'noTexts',
  'noLoader',
  'noConfiguration',
  'lateConfiguration',
  'noPortalScreen',
  'outsidePortalBase',
  'polyfilledTwice',
];
/** Mistakes of `links.test.ts`. */
const OF_LINKS = [
  'linksOff',
  'linkToOtherSite',
  'linkOfVisitor',
  'linkOutside',
  'noContainer',
  'tooManyLinks',
  'elementNotInLink',
  'attributeNotInLink',
  'hrefToOtherSite',
];

describe('the check of a pasted snippet', () => {
  it.each(ROWS.map(asCase))('finds only $code in $last', async ({ code, html, line, instead }) => {
    const findings = await checkSnippet(html, BASE);
    expect(findings.map((found) => [found.code, found.line ?? 0, found.instead])).toEqual([
      [code, line, instead],
    ]);
    const [found] = findings;
    expect(found?.where).toMatch(/^[^\n]{3,}$/);
    expect(found?.message['zh-CN']).toMatch(/[\u4e00-\u9fff]{4}.*[。？\w”]$/);
    expect(found?.message.en).toMatch(/^[^\u4e00-\u9fff]+$/);
    for (const text of Object.values(found?.message ?? {})) expect(text).not.toMatch(/\{\w+\}|undefined/);
  });

  it('has a row for each mistake', () => {
    const known = [...new Set(ROWS.map(([code]) => code)), ...OF_PAGES, ...OF_LINKS].sort();
    expect(known).toEqual(Object.keys(doctor.findings).sort());
  });

  it.each(ROWS.filter(([, , , instead]) => /^<(cntv|p)/.test(instead)).map(asCase))(
    'finds no mistake after it has been followed: $code in $last',
    async ({ html }) => {
      const [found] = await checkSnippet(html, BASE);
      const { where = '', instead = '' } = found ?? {};
      const mended = html.includes(where) ? html.replace(where, instead) : page(instead);
      expect(await checkSnippet(mended, BASE)).toEqual([]);
    },
  );

  it.each(ROWS.filter(([, , , instead]) => /^"[^…]*$/.test(instead)).map(asCase))(
    'finds no mistake in the line of the configuration that it writes for $code instead of $last',
    async ({ instead }) => {
      expect(await checkSnippet(page('', instead), BASE)).toEqual([]);
    },
  );

  it.each([
    page(
      '<cntv-login><a href="/login.html">登录</a></cntv-login><cntv-unread-badge max="9"></cntv-unread-badge>',
    ),
    page('<cntv-login id="a" class="b" data-state="ready" aria-label="c" onclick="d" v-if="e"></cntv-login>'),
    page('<cntv-login></cntv-login><pre>&lt;cntv-login&gt;</pre><textarea>&lt;cntv-login&gt;</textarea>'),
    page('<cntv-login backurl="https://vip.a.example/"></cntv-login>', '"allowedDomains": ["a.example"]'),
    page('<template><cntv-login></cntv-login></template>'),
    ...['noscript', 'iframe', 'noembed', 'noframes', 'template'].map((name) =>
      page(`<${name}><cntv-login><a href="/login.html">登录</a></cntv-login></${name}>`),
    ),
    '<p>News</p>',
    '',
  ])('finds no mistake in sample %#', async (html) => {
    expect(await checkSnippet(html, BASE)).toEqual([]);
  });

  it.each(expectedPhrases())('describes "%s" in Chinese', (phrase) => {
    expect(expectedByLanguage(phrase)['zh-CN'].expected).toMatch(/[\u4e00-\u9fff]/);
  });

  it('reports several mistakes in the order of the lines', async () => {
    const html = page('<cntv-login captcha="x" lng="en">\n</cntv-login>\n<cntv-qrlogin></cntv-qrlogin>');
    const lines = (await checkSnippet(html, BASE)).map(({ code, line }) => [code, line]);
    expect(lines).toEqual([
      ['badValue', 3],
      ['unknownAttribute', 3],
      ['unknownTag', 5],
    ]);
  });

  it('reads any text without an error, and a finding names the place', async () => {
    const pieces = fc.constantFrom(
      ...[
        '<cntv-',
        'login',
        '<script data-cntv-config>',
        '</script>',
        '{"',
        '":',
        '"}',
        ' backurl=',
        '“',
        '/>',
        '>',
      ],
      ...[
        '&lt;',
        '<!--',
        '<template>',
        '\0',
        '＜cntv-login',
        '<svg><cntv-login/>',
        '__proto__',
        'constructor',
        '[[',
      ],
    );
    const texts = fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 12 })
      .map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(texts, async (html) => {
        for (const { where, message } of await checkSnippet(html, BASE))
          expect([where, message['zh-CN'], message.en].every(Boolean)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a text for the pages of a site whose release has its configuration', () => {
  const site = { appid: 'demo', signing: { publicKey: PUBLIC_KEY } };
  const check = (html: string) => checkSnippet(html, BASE, site);

  it('needs no configuration of its own', async () => {
    expect(await check(`${LOADER}<cntv-login>登录</cntv-login>`)).toEqual([]);
  });

  it('may change what is shown, and nothing that the site decides', async () => {
    const found = await check(
      `${LOADER}${configured('{"captcha": "click", "portalHome": "/a"}')}<cntv-login></cntv-login>`,
    );
    expect(found.map(({ code, instead }) => [code, instead])).toEqual([
      ['severalConfigurations', configured('{"captcha": "click"}')],
    ]);
  });
});

/** The descriptions of valid values in the rules, without those of words and numbers, which are the same in all languages. */
function expectedPhrases(): string[] {
  const rules = [
    RULES,
    MEMBER_RULES,
    SIGNING_RULES,
    SHARED_ATTRIBUTES,
    ...WIDGETS.map((widget) => widget.attributes),
  ];
  const phrases = rules
    .flatMap((table) => Object.values<{ expected: string }>(table))
    .map(({ expected }) => expected);
  return [...new Set(phrases)].filter((text) => text && !text.includes(' | ') && !/^\d+ to \d+$/.test(text));
}
