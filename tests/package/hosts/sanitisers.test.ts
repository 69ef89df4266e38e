import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LINK, SNIPPET } from '../../support/editor-content';
import { PRODUCTS } from '../../support/hosts/products';
import { root } from '../../support/source/text';

type Sanitise = (html: string, options?: object) => string;
type Lines = { options(library: Sanitise): object };

const load = createRequire(join(root, 'tests/hosts/package.json'));
/** Deletes the tags of the elements, and what they contain stays. */
const withoutTags = (html: string) => html.replace(/<\/?cntv-[^>]*>/g, '');
const asText = (html: string) => html.replace(/<(\/?cntv-[^>]*)>/g, (_, tag: string) => `&lt;${tag}&gt;`);

const BY_DEFAULT = { deleted: withoutTags, 'shown as text': asText };

const onServers = PRODUCTS.flatMap((product) =>
  product.name === 'sanitize-html' || product.name === 'xss' ? product : [],
);

describe.each(onServers)('$name', ({ packageName, byDefault, file }) => {
  const sanitise: Sanitise = load(packageName);
  async function optionsOf(): Promise<object> {
    const lines: Lines = await import(join(root, 'examples/docs/editors', file));
    return lines.options(sanitise);
  }
  /** An empty value may be written without a value. */
  const normal = (html: string) => html.replaceAll(' standalone>', ' standalone="">');

  it(`elements are ${byDefault} by default`, () => {
    expect(normal(sanitise(SNIPPET))).toBe(normal(BY_DEFAULT[byDefault](SNIPPET)));
  });

  it(`elements survive with attributes and fallback with examples/docs/editors/${file}`, async () => {
    expect(normal(sanitise(SNIPPET, await optionsOf()))).toBe(SNIPPET);
  });

  it('the lines allow no handler of events, no other custom element and no script', async () => {
    const hostile =
      '<cntv-login onclick="a()" style="b">c</cntv-login><cntv-other>d</cntv-other><script>e</script>';
    const clean = sanitise(hostile, await optionsOf());
    expect(clean).toMatch(/^<cntv-login>c<\/cntv-login>/);
    expect(clean).not.toMatch(/<cntv-other|<script/);
  });

  it('a link to an element survives by default', () => {
    expect(sanitise(LINK)).toBe(LINK);
  });
});
