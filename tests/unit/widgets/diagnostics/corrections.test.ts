import { WIDGETS } from 'virtual:elements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARED_ATTRIBUTES } from '../../../../widgets/attributes';
import { checkSnippet, type Finding } from '../../../../widgets/diagnostics/markup/check-snippet';
import { startTag } from '../../../../widgets/diagnostics/markup/markup';
import { readSnippet } from '../../../../widgets/diagnostics/markup/read-snippet';
import { loaderMistakes } from '../../../../widgets/diagnostics/markup/script-checks';

const BASE = 'https://www.example.com/news/1.html';
/** Mistakes that a piece of a page has because it is only a piece. */
const OF_PIECES = ['noLoaderInSnippet', 'noConfigurationInSnippet'];

async function findingsIn(html: string): Promise<Finding[]> {
  return (await checkSnippet(html, BASE)).filter(({ code }) => !OF_PIECES.includes(code));
}

describe('what to write instead of a tag', () => {
  it('is the start tag of an element with an end tag, whose content stays', async () => {
    const html = '<cntv-login\n captcha="puzle"><a href="/login.html">登录</a></cntv-login>';
    const [found] = await findingsIn(html);
    expect(found).toMatchObject({
      where: '<cntv-login captcha="puzle">',
      instead: '<cntv-login captcha="puzzle">',
    });
  });

  it('is both tags where their name is wrong', async () => {
    const [found] = await findingsIn('<CntvLogin><a href="/login.html">登录</a></CntvLogin>');
    expect(found).toMatchObject({
      where: '<CntvLogin>…</CntvLogin>',
      instead: '<cntv-login>…</cntv-login>',
    });
  });

  it('is the same for all mistakes of an element', async () => {
    const found = await findingsIn('<cntv-logn captcha="puzle" varient="Mobile" zoom />');
    expect(found.map(({ code, instead }) => [code, instead])).toEqual(
      ['unknownTag', 'badValue', 'unknownAttribute', 'badValue', 'uselessAttribute'].map((code) => [
        code,
        '<cntv-login captcha="puzzle" variant="mobile"></cntv-login>',
      ]),
    );
  });

  it('keeps the attribute with the right name beside one with a similar name', async () => {
    const [found] = await findingsIn('<cntv-login captch="click" captcha="puzzle"></cntv-login>');
    expect(found?.instead).toBe('<cntv-login captcha="puzzle">');
  });

  it('is the start tag of the child with a wrong slot', async () => {
    const [found] = await findingsIn(
      '<cntv-member-center><p id="a" slot="agrement">a</p></cntv-member-center>',
    );
    expect(found).toMatchObject({
      where: '<p id="a" slot="agrement">',
      instead: '<p id="a" slot="cancel-agreement">',
    });
  });

  it('has no mistake, whatever the attributes are', async () => {
    const names = [...new Set(WIDGETS.flatMap(({ attributes }) => Object.keys(attributes)))];
    const known = fc.constantFrom(...names, ...Object.keys(SHARED_ATTRIBUTES));
    const name = fc.oneof(known, fc.stringMatching(/^[a-z][a-z_.:-]{0,12}$/));
    const value = fc.oneof(fc.constantFrom('puzle', '//b', '300px', ' ', '/a'), fc.string());
    const attributes = fc.array(fc.tuple(name, value), { maxLength: 4 });
    const tag = fc.constantFrom(...WIDGETS.map((widget) => widget.tag));
    await fc.assert(
      fc.asyncProperty(tag, attributes, async (of, pairs) => {
        const end = `</${of}>`;
        const found = await findingsIn(startTag(of, pairs) + end);
        const tags = found.map(({ instead }) => instead).filter((instead) => instead.startsWith('<'));
        expect(new Set(tags).size).toBeLessThan(2);
        for (const instead of tags)
          for (const { code } of await findingsIn(instead + end))
            expect(code).toMatch(/^refused(Redirect|Action)$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a page without a script of the usual name', () => {
  const page = { ...readSnippet('<cntv-login></cntv-login>', BASE), kind: 'page' } as const;

  it('has no mistake where another script has defined the elements, as with a bundler', () => {
    expect(loaderMistakes({ ...page, isDefined: true })).toEqual([]);
    expect(loaderMistakes(page).map(({ code }) => code)).toEqual(['noLoader']);
  });
});

describe('what to write instead of a script', () => {
  const SAFE = 'crossorigin integrity="sha384-abc" nonce="n" async data-a="b"';
  const URL = 'https://cdn.example/1/cntv-widgets.integrity.js';

  it.each([
    [`<script src="${URL}" ${SAFE}></script>`, `<script type="module" src="${URL}" ${SAFE}></script>`],
    [
      `<script type="text/javascript" nomodule src="${URL.replace('https', 'http')}" ${SAFE}></script>`,
      `<script type="module" src="${URL}" ${SAFE}></script>`,
    ],
    [
      `<script ${SAFE} type="module" src="${URL}"></script><script type="module" src="/cntv-widgets.js"></script>`,
      `<script type="module" ${SAFE} src="${URL}"></script>`,
    ],
  ])('keeps the attributes of %s', async (html, instead) => {
    const found = await findingsIn(html);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one.instead).toBe(instead);
  });
});
