import { WIDGETS } from 'virtual:elements';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHARED_ATTRIBUTES } from '../../../../widgets/attributes';
import { readEmbed } from '../../../../widgets/embed-links/read-embed';

const widget = fc.constantFrom(...WIDGETS);
const namesOf = ({ attributes }: (typeof WIDGETS)[number]) =>
  Object.keys({ ...attributes, ...SHARED_ATTRIBUTES });
const anyText = fc.string({ unit: 'grapheme' });

describe('the fragment of a link', () => {
  it('names an element without attributes', () => {
    expect(readEmbed('#cntv-login')).toEqual({ tag: 'cntv-login', attributes: [], isKnown: true });
    expect(readEmbed('#cntv-login?')).toEqual({ tag: 'cntv-login', attributes: [], isKnown: true });
  });

  it('has attributes as a query; a flag needs no value, and the first of two values counts', () => {
    expect(readEmbed('#cntv-login?standalone&captcha=click&lang=en&captcha=puzzle').attributes).toEqual([
      ['captcha', 'click'],
      ['standalone', ''],
      ['lang', 'en'],
    ]);
  });

  it('keeps any text of an attribute of the contract', () => {
    const attributes = widget.chain((of) =>
      fc.tuple(fc.constant(of), fc.dictionary(fc.constantFrom(...namesOf(of)), anyText)),
    );
    fc.assert(
      fc.property(attributes, ([{ tag }, values]) => {
        const embed = readEmbed(`#${tag}?${new URLSearchParams(values)}`);
        expect({ ...embed, attributes: Object.fromEntries(embed.attributes) }).toEqual({
          tag,
          attributes: { ...values },
          isKnown: true,
        });
      }),
    );
  });

  it('refuses every other name', () => {
    fc.assert(
      fc.property(widget, anyText, anyText, (of, name, value) => {
        fc.pre(!namesOf(of).includes(name));
        const query = new URLSearchParams([
          [name, value],
          [name, value],
        ]);
        expect(readEmbed(`#${of.tag}?${query}`)).toEqual({
          tag: of.tag,
          attributes: [],
          isKnown: false,
        });
      }),
    );
    for (const name of ['onclick', 'style', 'slot', 'id', 'class', 'data-state', '__proto__', 'constructor'])
      expect(readEmbed(`#cntv-login?${name}=x`).attributes).toEqual([]);
  });

  it('has no element for any other tag', () => {
    fc.assert(
      fc.property(anyText, (end) => {
        fc.pre(!/^\??$/.test(end) && !end.startsWith('?'));
        expect(readEmbed(`#cntv-login${end}`)).toEqual({ tag: undefined, attributes: [], isKnown: false });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(anyText, (text) => void readEmbed(`#cntv-${text}`)));
  });
});
