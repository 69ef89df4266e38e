import { describe, expect, it } from 'vitest';
import { elements, shared } from '../../../.build/contract/contracts';
import {
  checkedPage,
  type FoundMistake,
  foundMistakes,
  MISTAKES,
} from '../../../.build/contract/llms/mistakes';
import { KEY_PLACEHOLDER, type Page } from '../../../.build/contract/llms/page';
import { llmsText } from '../../../.build/contract/llms/text';
import { manifest } from '../../../.build/contract/manifest';
import { configRows } from '../../../.build/contract/page-config';
import { elementsOf } from '../../../.build/contract/tools/elements';
import { checkSnippet } from '../../../widgets/diagnostics/markup/check-snippet';
import { PUBLIC_KEY } from '../../support/test-key';

const BASE = 'https://www.example.com/news/1.html';
const found = await foundMistakes(checkSnippet, PUBLIC_KEY);
const text = llmsText(manifest({ login: { submit: '', errors: { wrong: '' } } }), found);

const SNIPPET = /^### (.+)\n\n.+\n\n```html\n([\s\S]+?)\n```(?:\n\n```js\n([\s\S]+?)\n```)?/gm;
const SNIPPETS = [...text.matchAll(SNIPPET)].map(([, title = '', html = '', script]) => ({
  title,
  html,
  script,
}));

describe('the snippets of llms.txt', () => {
  it.each(SNIPPETS)('have no mistake: $title', async ({ html }) => {
    expect(await checkSnippet(html.replaceAll(KEY_PLACEHOLDER, PUBLIC_KEY), BASE)).toEqual([]);
  });

  it('show every element, and name events of the element in their scripts', () => {
    const known = elementsOf(manifest());
    for (const { tagName } of known) expect(text).toContain(`<${tagName}>`);
    const { modules, ...rest } = manifest();
    const fresh = { ...known[0], tagName: 'cntv-new', summary: 'New.' };
    const more = llmsText(
      { ...rest, modules: [...modules, { ...modules[0], declarations: [fresh] }] } as never,
      [],
    );
    expect(more).toContain('New.\n\n```html\n');
    expect(more).toContain('<cntv-new><p>正在加载</p></cntv-new>\n```\n');
    for (const { html, script = '' } of SNIPPETS.filter((snippet) => snippet.script)) {
      const [, tag, event] = /querySelector\('(.+)'\)\.addEventListener\('(.+)'/.exec(script) ?? [];
      expect(html).toContain(`<${tag}`);
      expect(elements.find((row) => row.tag === tag)?.events.map(({ name }) => name)).toContain(event);
    }
  });
});

describe('the mistakes of llms.txt', () => {
  it.each(found)('are found, and the right line has none: $wrong', async ({ code, part, wrong, right }) => {
    const findings = await checkedPage(checkSnippet, { [part]: wrong }, PUBLIC_KEY);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    expect(await checkedPage(checkSnippet, rightPage({ part, wrong, right }), PUBLIC_KEY)).toEqual([]);
    expect(text).toContain(`- Wrong: \`${wrong}\`\n  Right: \`${right}\``);
  });

  it('are refused by the build where the check finds something else', async () => {
    await expect(foundMistakes(async () => [], PUBLIC_KEY)).rejects.toThrow(MISTAKES[0]?.wrong);
  });
});

/** A line of the configuration may mend an attribute. */
function rightPage({ part, wrong, right }: Pick<FoundMistake, 'part' | 'wrong' | 'right'>): Page {
  if (!right.startsWith('"')) return { [part]: right };
  return part === 'element' ? { element: wrong, config: right } : { config: right };
}

describe('llms.txt', () => {
  it('begins with a title and a summary, and refers to files of the package', () => {
    expect(text).toMatch(/^# cntv-widgets\n\n> .+\n\n/);
    expect(text.match(/\]\([^)]+\)/g)?.every((link) => /\]\(([\w.-]+\/)?[\w.-]+\)/.test(link))).toBe(true);
    expect(text.match(/\]\(/g)).toHaveLength(7);
  });

  it.each(elements)('has the members of <$tag>', ({ tag, attributes, events, methods, slots }) => {
    const section = text.split(`### \`<${tag}>\``).at(-1)?.split('\n##')[0] ?? '';
    const own = (rows: readonly { name: string }[], common: readonly { name: string }[]) =>
      rows.map(({ name }) => name).filter((name) => name && !common.some((row) => row.name === name));
    for (const name of own(attributes, shared.attributes))
      expect(section).toContain(`- attribute \`${name}\``);
    for (const name of own(events, shared.events)) expect(section).toContain(`- event \`${name}\``);
    for (const name of own(methods, shared.methods)) expect(section).toContain(`- method \`${name}()\``);
    for (const name of own(slots, [])) expect(section).toContain(`- slot \`${name}\``);
    for (const { values } of attributes.filter((row) => row.values.includes(' | ')))
      for (const word of values.split(' | ')) expect(text).toContain(`\`${word}\``);
  });

  it('has each key of the configuration with its values and its default', () => {
    for (const { name, expected, fallback } of configRows().flat())
      expect(text).toContain(`- \`${name}\` (${expected}; default \`${JSON.stringify(fallback)}\`): `);
  });

  it('has the names of texts', () => {
    expect(text).toContain('- `login`: submit, errors {wrong}');
  });
});
