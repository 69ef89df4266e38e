import { WIDGETS } from 'virtual:elements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('the check of a pasted snippet', () => {
  it.each([
    page(
      '<cntv-login><a href="/login.html">登录</a></cntv-login><cntv-unread-badge max="9"></cntv-unread-badge>',
    ),
    page('<cntv-login id="a" class="b" data-state="ready" aria-label="c" onclick="d" v-if="e"></cntv-login>'),
    page('<cntv-login ontouchstart="a" hx-on:click="b" @cntv-login-success="c" (click)="d"></cntv-login>'),
    page('<cntv-login backurl="vip.html"></cntv-login><cntv-apply-form action="apply"></cntv-apply-form>'),
    page('<cntv-login title="a > b" backurl="/a"></cntv-login><cms-login></cms-login>'),
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
