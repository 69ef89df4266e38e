import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from '#lib/text/invisible';
import { plainText } from '#lib/text/normal-form';
import { trimmedText } from '#lib/text/trimmed-text';

/** Each is drawn as nothing, or as a blank. */
const INVISIBLE =
  '\u3164\u2800\u115f\u1160\uffa0\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069\ufeff' +
  '\u00ad\u034f\u061c\u17b4\u180e\ufe0f\u{e0020}\u{1d159}\u{1d173}\u0000\u007f \u00a0\u3000\t\n';

describe('a text of invisible characters only', () => {
  it('is empty in each normal form', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INVISIBLE)), (characters) => {
        for (const read of [visibleText, plainText, trimmedText]) expect(read(characters.join(''))).toBe('');
      }),
      { examples: [...INVISIBLE].map((character) => [[character]]) },
    );
  });

  it('is not empty with one character that can be seen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...INVISIBLE)),
        fc.constantFrom('一', 'a', '1', '.', '👍', 'م', '한'),
        (characters, seen) => {
          const text = characters.join('');
          for (const read of [visibleText, plainText, trimmedText])
            expect(read(text + seen + text)).toContain(seen);
        },
      ),
    );
  });
});

it('marks of direction and joiners in a text are not taken from its letters', () => {
  expect(visibleText('a\u200fb\nc')).toBe('ab\nc');
});
