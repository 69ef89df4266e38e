import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trimmedText } from '#lib/text/trimmed-text';

describe('a free text', () => {
  const around = fc.stringMatching(
    /^[ \u3000\u00a0\ufeff\u200b\u200e\u202d\u202c\u2066\u2069\u3164\u2800\n]{0,6}$/,
  );

  it('loses what is around it, and nothing else', () => {
    fc.assert(
      fc.property(around, fc.string({ unit: 'grapheme' }), around, (before, typed, after) => {
        const text = `字${typed}字`;
        expect(trimmedText(before + text + after)).toBe(text);
      }),
      { examples: [['\u202d', '👩‍👩‍👧‍👦 \u200b（１）', '\u202c']] },
    );
  });
});
