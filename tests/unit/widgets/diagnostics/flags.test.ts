import { WIDGETS } from 'virtual:elements';
import { describe, expect, it } from 'vitest';
import { SHARED_ATTRIBUTES } from '../../../../widgets/attributes';
import { checkSnippet } from '../../../../widgets/diagnostics/markup/check-snippet';

const BASE = 'https://www.example.com/news/1.html';
const OF_PIECES = ['noLoaderInSnippet', 'noConfigurationInSnippet'];

/** Boolean attributes of HTML that any element may have. */
const OF_HTML = ['hidden', 'inert', 'autofocus'];
/** Each boolean attribute of each element, from the definitions. */
const FLAGS = WIDGETS.flatMap(({ tag, attributes }) => {
  const own = Object.entries<{ fallback: unknown }>({ ...SHARED_ATTRIBUTES, ...attributes });
  const names = own.filter(([, { fallback }]) => typeof fallback === 'boolean').map(([name]) => name);
  return [...names, ...OF_HTML].map((name) => [tag, name] as const);
});

async function findingsIn(html: string) {
  return (await checkSnippet(html, BASE)).filter(({ code }) => !OF_PIECES.includes(code));
}

describe('a boolean attribute', () => {
  it.each(FLAGS)('of <%s> that is written to be off is on: %s', async (tag, name) => {
    for (const value of ['false', 'False', ' FALSE ', '0', 'no', 'off', 'null', 'undefined', 'none']) {
      const found = await findingsIn(`<${tag} lang="en" ${name}="${value}"></${tag}>`);
      expect(found.map(({ code, where, instead }) => [code, where, instead])).toEqual([
        ['flagOn', `<${tag} lang="en" ${name}="${value}">`, `<${tag} lang="en">`],
      ]);
    }
  });

  it.each(FLAGS)('of <%s> that is written to be on is no mistake: %s', async (tag, name) => {
    for (const written of [name, `${name}=""`, `${name}="${name}"`, `${name}="true"`])
      expect(await findingsIn(`<${tag} ${written}></${tag}>`)).toEqual([]);
  });

  it('is named once beside other mistakes of the tag, which have the same line', async () => {
    const found = await findingsIn('<cntv-login stand-alone="false" captcha="puzle"></cntv-login>');
    expect(found.map(({ code, instead }) => [code, instead])).toEqual(
      ['unknownAttribute', 'flagOn', 'badValue'].map((code) => [code, '<cntv-login captcha="puzzle">']),
    );
  });

  it('is on in a link that becomes an element, too', async () => {
    const found = await findingsIn('<a href="#cntv-login?standalone=false&amp;captcha=click">登录</a>');
    expect(found.map(({ code, instead }) => [code, instead])).toEqual([
      ['flagOn', '<a href="#cntv-login?captcha=click">'],
    ]);
  });
});
