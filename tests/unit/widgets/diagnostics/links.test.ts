import { WIDGETS } from 'virtual:elements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeEmbed } from '#lib/text/embed-fragment';
import { SHARED_ATTRIBUTES } from '../../../../widgets/attributes';
import { checkMarkup } from '../../../../widgets/diagnostics/markup/check-markup';
import { checkSnippet } from '../../../../widgets/diagnostics/markup/check-snippet';
import { readSnippet } from '../../../../widgets/diagnostics/markup/read-snippet';
import { readEmbed } from '../../../../widgets/embed-links/read-embed';
import { PUBLIC_KEY } from '../../../support/test-key';

const BASE = 'https://www.example.com/news/1.html';
const LOADER = '<script type="module" src="https://cdn.example/1/cntv-widgets.js"></script>';
const configured = (keys: string) =>
  `<script type="application/json" data-cntv-config>{"appid": "demo"${keys}}</script>`;
const SIGNING = `, "signing": {"publicKey": "${PUBLIC_KEY}"}`;
const page = (body: string) => `${LOADER}${configured(`${SIGNING}, "embedLinks": ".article"`)}${body}`;

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
    ['elementNotInLink', '#cntv-portal?base=/a', '', '<cntv-portal base="/a"></cntv-portal>'],
    [
      'elementNotInLink',
      '#cntv-member-center?tab=logOff&section=settings',
      '',
      '<cntv-member-center tab="logOff" section="settings"></cntv-member-center>',
    ],
    [
      'attributeNotInLink',
      '#cntv-unread-badge?blink-title&max=9',
      '',
      '<a href="#cntv-unread-badge?max=9" id="b">',
    ],
    [
      'hrefToOtherSite',
      '#cntv-unread-badge?href=//b.example/&max=9',
      '',
      '<a href="#cntv-unread-badge?max=9" id="b">',
    ],
  ])('finds %s in %s%s', async (code, href, rel, instead) => {
    expect(await check(page(`<a href="${href}" id="b"${rel}>登录</a>`))).toEqual([[code, instead]]);
  });

  it('writes one line for all mistakes of a link', async () => {
    const found = await check(page('<a href="https://b.example/a#cntv-logn?captch=x" rel="ugc">登录</a>'));
    expect(found.map(([, instead]) => instead)).toEqual(Array(5).fill('<a href="/a#cntv-login">'));
  });

  it('accepts an own address, and one in allowedDomains, as the href of a badge', async () => {
    const badge = (href: string) => page(`<a href="#cntv-unread-badge?href=${href}">a</a>`);
    expect(await check(badge('/a'))).toEqual([]);
    expect(await check(badge(''))).toEqual([]);
    const friend = badge('https://b.example/').replace('{', '{"allowedDomains": ["b.example"], ');
    expect(await check(friend)).toEqual([]);
  });

  it('writes the tag for each link of a container after the fifth that would become an element', async () => {
    const refused = '<a href="#cntv-portal">a</a>';
    const found = await check(page(`${refused}${'<a href="#cntv-login">a</a>'.repeat(7)}`));
    const tooMany = ['tooManyLinks', '<cntv-login></cntv-login>'];
    expect(found).toEqual([['elementNotInLink', '<cntv-portal></cntv-portal>'], tooMany, tooMany]);
  });

  it('finds links of a page outside of the containers, and counts those of each container', async () => {
    const link = {
      name: 'a',
      attributes: new Map([['href', '#cntv-login']]),
      start: '<a href="#cntv-login">',
    };
    const [one, other] = [{}, {}];
    const links = [null, ...Array(5).fill(one), ...Array(6).fill(other), null].map((container) => ({
      ...link,
      container,
    }));
    const found = await checkMarkup({ ...readSnippet(page(''), BASE), links });
    expect(found.map(({ code }) => code)).toEqual(['linkOutside', 'linkOutside', 'tooManyLinks']);
  });

  it('names a selector that matches nothing once, in place of the links outside', async () => {
    const link = '<a href="#cntv-login">a</a>';
    for (const body of ['', link, link + link]) {
      const markup = readSnippet(page(body), BASE);
      const links = markup.links.map((one) => ({ ...one, container: null }));
      const found = await checkMarkup({ ...markup, links, hasContainer: false });
      expect(found.map(({ code, where, instead }) => [code, where, instead])).toEqual([
        ['noContainer', '"embedLinks": ".article"', '"embedLinks": "#article"'],
      ]);
    }
  });

  it.each(['', ', "embedLinks": false'])('asks for the key of the configuration: %s', async (keys) => {
    const link = '<a href="#cntv-login">a</a>';
    expect(await check(LOADER + configured(SIGNING + keys) + link + link)).toEqual([
      ['linksOff', '"embedLinks": "#article"'],
    ]);
  });

  it('reports an invalid value of the key once', async () => {
    const html = `${LOADER}${configured(`${SIGNING}, "embedLinks": "true"`)}<a href="#cntv-login">a</a>`;
    expect(await check(html)).toEqual([['badConfigValue', '']]);
    expect(await check(html.replace('"true"', '".article >"'))).toEqual([['badConfigValue', '']]);
  });

  it('requires what the elements need', async () => {
    const link = '<a href="#cntv-login">a</a>';
    expect(await check(link)).toEqual([
      ['noLoaderInSnippet', expect.stringContaining('cntv-widgets.js')],
      ['noConfigurationInSnippet', expect.stringContaining('"}, "embedLinks": "#article"}')],
    ]);
    expect(await check(`${LOADER}${configured(', "embedLinks": true')}${link}`)).toEqual([
      ['noPublicKey', '"signing": {"publicKey": "…"}'],
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
