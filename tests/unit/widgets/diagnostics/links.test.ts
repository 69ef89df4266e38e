import { WIDGETS } from 'virtual:elements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeEmbed } from '#lib/text/embed-fragment';
import { SHARED_ATTRIBUTES } from '../../../../widgets/attributes';
import { checkSnippet } from '../../../../widgets/diagnostics/markup/check-snippet';
import { readEmbed } from '../../../../widgets/embed-links/read-embed';
import { PUBLIC_KEY } from '../../../support/test-key';

const BASE = 'https://www.example.com/news/1.html';
const LOADER = '<script type="module" src="https://cdn.example/1/cntv-widgets.js"></script>';
const configured = (keys: string) =>
  `<script type="application/json" data-cntv-config>{"appid": "demo"${keys}}</script>`;
const SIGNING = `, "signing": {"publicKey": "${PUBLIC_KEY}"}`;
const page = (body: string) => `${LOADER}${configured(`${SIGNING}, "embedLinks": true`)}${body}`;

async function check(html: string): Promise<string[][]> {
  return (await checkSnippet(html, BASE)).map(({ code, instead }) => [code, instead]);
}

describe('the check of links that become elements', () => {
  it.each([
    '<a href="/login.html#cntv-login?captcha=puzzle&amp;standalone" class="a" rel="noopener">登录</a>',
    '<a href="#cntv-login?">登录</a>',
    '<a href="https://www.example.com/a#cntv-login">登录</a>',
    '<a href="/login.html#login">登录</a>',
    '<cntv-login><a href="/login.html#cntv-logn">登录</a></cntv-login>',
    '<div contenteditable><a href="#cntv-logn">a</a><p contenteditable="false"><a href="#cntv-logn">b</a></p></div>',
    '<svg><a href="#cntv-logn"></a></svg>',
  ])('finds no mistake in %s', async (link) => {
    expect(await check(page(link))).toEqual([]);
  });

  it.each([
    ['unknownTag', '/login.html#cntv-logn', '', '<a href="/login.html#cntv-login" id="b">'],
    [
      'unknownAttribute',
      '/a?b#cntv-login?captch=click',
      '',
      '<a href="/a?b#cntv-login?captcha=click" id="b">',
    ],
    // An attribute that any tag may have.
    ['uselessAttribute', '#cntv-login?class=x', '', '<a href="#cntv-login" id="b">'],
    ['badValue', '#cntv-login?captcha=puzle', '', '<a href="#cntv-login?captcha=puzzle" id="b">'],
    ['refusedRedirect', '#cntv-login?backurl=https://b.example/', '', '"allowedDomains": ["b.example"]'],
    ['linkToOtherSite', 'https://b.example/a?b#cntv-login', '', '<a href="/a?b#cntv-login" id="b">'],
    ['linkToOtherSite', 'javascript:void 0#cntv-login', '', '<a href="#cntv-login" id="b">'],
    ['linkToOtherSite', 'http://:/#cntv-login', '', '<a href="#cntv-login" id="b">'],
    [
      'linkOfVisitor',
      '#cntv-login',
      ' rel="NoFollow noopener"',
      '<a href="#cntv-login" id="b" rel="noopener">',
    ],
    ['linkOfVisitor', '#cntv-login', ' rel="ugc"', '<a href="#cntv-login" id="b">'],
  ])('finds %s in %s%s', async (code, href, rel, instead) => {
    expect(await check(page(`<a href="${href}" id="b"${rel}>登录</a>`))).toEqual([[code, instead]]);
  });

  it('writes one line for all mistakes of a link', async () => {
    const found = await check(page('<a href="https://b.example/a#cntv-logn?captch=x" rel="ugc">登录</a>'));
    expect(found.map(([, instead]) => instead)).toEqual(Array(5).fill('<a href="/a#cntv-login">'));
  });

  it.each(['', ', "embedLinks": false'])('asks for the key of the configuration: %s', async (keys) => {
    const link = '<a href="#cntv-login">a</a>';
    expect(await check(LOADER + configured(SIGNING + keys) + link + link)).toEqual([
      ['linksOff', '"embedLinks": true'],
    ]);
  });

  it('reports an invalid value of the key once', async () => {
    const html = `${LOADER}${configured(`${SIGNING}, "embedLinks": "true"`)}<a href="#cntv-login">a</a>`;
    expect(await check(html)).toEqual([['badConfigValue', '"embedLinks": true']]);
  });

  it('requires what the elements need', async () => {
    const link = '<a href="#cntv-login">a</a>';
    expect(await check(link)).toEqual([
      ['noLoaderInSnippet', expect.stringContaining('cntv-widgets.js')],
      ['noConfigurationInSnippet', expect.stringContaining('"}, "embedLinks": true}')],
    ]);
    expect(await check(`${LOADER}${configured(', "embedLinks": true')}${link}`)).toEqual([
      ['noPublicKey', '"signing": {"publicKey": "MIIBIjANBg…"}'],
    ]);
  });
});

it('the fragment of a link is read as it was written', () => {
  const embed = fc.constantFrom(...WIDGETS).chain(({ tag, attributes }) => {
    const names = fc.constantFrom(...Object.keys({ ...attributes, ...SHARED_ATTRIBUTES }));
    return fc.tuple(fc.constant(tag), fc.dictionary(names, fc.string({ unit: 'grapheme' })));
  });
  fc.assert(
    fc.property(embed, ([tag, attributes]) => {
      const { hash } = new URL(writeEmbed(tag, Object.entries(attributes)), BASE);
      const read = readEmbed(hash);
      expect([read.tag, Object.fromEntries(read.attributes)]).toEqual([tag, { ...attributes }]);
    }),
  );
  expect(
    writeEmbed('cntv-login', [
      ['standalone', ''],
      ['backurl', '/a?b=c&d'],
    ]),
  ).toBe('#cntv-login?standalone&backurl=/a%3Fb%3Dc%26d');
});
