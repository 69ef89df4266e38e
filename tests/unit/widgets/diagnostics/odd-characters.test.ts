import { describe, expect, it } from 'vitest';
import { GLOBAL_ATTRIBUTES } from '../../../../widgets/diagnostics/global-attributes';
import { checkSnippet } from '../../../../widgets/diagnostics/markup/check-snippet';
import { meantAttributes } from '../../../../widgets/diagnostics/markup/meant-attributes';

const BASE = 'https://www.example.com/news/1.html';
/** Mistakes that a piece of a page has because it is only a piece. */
const OF_PIECES = ['noLoaderInSnippet', 'noConfigurationInSnippet'];

async function check(html: string): Promise<string[][]> {
  const found = (await checkSnippet(html, BASE)).filter(({ code }) => !OF_PIECES.includes(code));
  return found.map(({ code, instead }) => [code, instead]);
}

describe('the check of attributes', () => {
  it.each([
    ['login_check', 'cntv-portal', 'login-check'],
    ['back_url="/a"', 'cntv-login', 'backurl="/a"'],
    ['backurl＝"/a"', 'cntv-login', 'backurl="/a"'],
    ['backurl＝"https://www.example.com/a?b=c"', 'cntv-login', 'backurl="https://www.example.com/a?b=c"'],
    ['standalone　backurl="/a"', 'cntv-login', 'standalone backurl="/a"'],
    ['ｂａｃｋｕｒｌ="/a"', 'cntv-login', 'backurl="/a"'],
  ])('names the nearest attribute for %s', async (written, tag, right) => {
    expect(await check(`<${tag} ${written}></${tag}>`)).toEqual([['unknownAttribute', `<${tag} ${right}>`]]);
  });

  it.each([
    ...['@click', ':href', 'v-on:click.prevent', '#slot', '[value]', '(click)', '*ngif', '[(value)]'],
    ...[
      '$text',
      'on:click',
      'bind:value',
      '?disabled',
      '{{attributes}}',
      '_ngcontent-abc-c1',
      '_msttexthash',
    ],
  ])('takes %s for one of a framework or a translator', (name) => {
    expect(GLOBAL_ATTRIBUTES.test(name)).toBe(true);
  });

  it.each([
    ['backurl=“/a b”', 'backurl="/a b"'],
    ['backurl=“/a b c=d e” standalone', 'backurl="/a b c=d e" standalone'],
    ['backurl="“/a”" captcha=‘click’', 'backurl="/a" captcha="click"'],
    ['backurl=“/a captcha=“click”', 'backurl="/a" captcha="click"'],
    ['backurl＝“/a”', 'backurl="/a"'],
    ['「standalone」', 'standalone'],
    ['“ standalone', 'standalone'],
  ])('reports quotation marks once in %s', async (written, right) => {
    const [[code, instead] = [], ...others] = await check(`<cntv-login ${written}></cntv-login>`);
    expect([code, instead]).toEqual(['wrongQuotes', `<cntv-login ${right}>`]);
    expect(others.filter(([other]) => other === 'wrongQuotes')).toEqual([]);
  });

  it('joins on a page what the browser has divided', () => {
    const written = [
      ['title', 'a "b"'],
      ['backurl', '“/a'],
      ['b”', ''],
      ['standalone', ''],
    ] as const;
    expect(meantAttributes(written, ['backurl', 'standalone'])).toEqual({
      attributes: [
        ['title', 'a "b"'],
        ['backurl', '/a b'],
        ['standalone', ''],
      ],
      quoted: ['backurl', 'b”'],
      odd: [],
    });
  });

  it('leaves texts with quotation marks alone', async () => {
    const texts = 'aria-label="点击“登录”" title="What’s new" data-a="“b”" id="「c」"';
    expect(await check(`<cntv-login ${texts}></cntv-login>`)).toEqual([]);
    expect(await check(`<cntv-login ${texts} captcha="puzle"></cntv-login>`)).toEqual([
      ['badValue', `<cntv-login ${texts} captcha="puzzle">`],
    ]);
  });
});

describe('what to write instead of a tag that is a text', () => {
  it.each([
    ['&lt;cntv-login&nbsp;backurl="/a"&gt;', 'backurl="/a"'],
    ['&lt;cntv-login　standalone　/&gt;', 'standalone'],
    [
      '&lt;cntv-login backurl=‘/a b’ captcha＝“click” lang=「en」&gt;',
      'backurl="/a b" captcha="click" lang="en"',
    ],
    ["&lt;cntv-login backurl='/a' BACKURL=/b standalone&gt;&lt;/cntv-login&gt;", 'backurl="/b" standalone'],
    ['＜cntv-login backurl=＂/a＂＞ ＜/cntv-login＞', 'backurl="/a"'],
    ['&lt;cntv-login backurl="/a', ''],
  ])('has no signs of the editor: %s', async (text, right) => {
    const [[code, instead] = []] = await check(`<p>${text}</p>`);
    expect(code).toBe('tagAsText');
    expect(instead).toMatch(/^<cntv-login( [a-z]+(="[^"\u00a0\u3000“”‘’]*")?)*><\/cntv-login>$/);
    expect(instead).toContain(right);
  });
});
