import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEmail } from '../../../src/lib/account-rules';
import { root, withoutComments } from '../../support/source/text';

/** As long as the longest body that the portal reads. */
const LENGTH = 16 * 1024;
/** A quadratic expression needs 300 ms and more for such a text, a linear one less than 1 ms. */
const MOST_MS = 60;
const LITERAL =
  /(?<=[(=,:[?&|!]\s*|return |^\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*/gm;
/** Beginnings and repeated parts of texts on which expressions backtrack. */
const STARTS = ['', 'a@a', '1', 'http://a', '{', 'data:image/png;base64,'];
const PARTS = ['a', '1', '.', 'a.', '@', 'a@', '-', 'a-', '/', '/a', ' ', '\n', '+', '中', 'A1!', '='];
const ENDS = ['', '!', '@ 中'];

const files = ['src', 'widgets', 'examples/portal/server', 'examples/portal/assets']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(tsx?|js)$/.test(file) && !file.endsWith('.d.ts'));

const expressions = files.flatMap((file) =>
  [...withoutComments(file).matchAll(LITERAL)].flatMap(([literal]) => {
    const end = literal.lastIndexOf('/');
    try {
      return [{ file, literal, pattern: new RegExp(literal.slice(1, end), literal.slice(end + 1)) }];
    } catch {
      return [];
    }
  }),
);

describe('regular expressions', () => {
  it('are found', () => {
    expect(expressions.length).toBeGreaterThan(80);
    expect(expressions.filter(({ file }) => file.startsWith('examples/')).length).toBeGreaterThan(30);
  });

  it('need linear time for any text, so that no input blocks the process', () => {
    const slow = expressions.flatMap(({ file, literal, pattern }) => {
      const took = slowest(pattern);
      return took.ms > MOST_MS
        ? [`${file}: ${literal} takes ${Math.round(took.ms)} ms for ${took.text}…`]
        : [];
    });
    expect(slow).toEqual([]);
  });
});

it('an email address of 100,000 characters is checked within a second', () => {
  const started = performance.now();
  for (const text of [`${'a'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(50_000)}@`])
    isEmail(text);
  expect(performance.now() - started).toBeLessThan(1_000);
});

/** The text that takes longest; a slow one is measured again, because the machine may have been busy. */
function slowest(pattern: RegExp): { ms: number; text: string } {
  let worst = { ms: 0, text: '' };
  for (const start of STARTS)
    for (const part of PARTS)
      for (const end of ENDS) {
        const text = start + part.repeat(LENGTH / part.length) + end;
        let ms = timeOf(pattern, text);
        for (let again = 0; again < 3 && ms > MOST_MS; again++) ms = Math.min(ms, timeOf(pattern, text));
        if (ms > worst.ms) worst = { ms, text: JSON.stringify(text.slice(0, 20)) };
      }
  return worst;
}

function timeOf(pattern: RegExp, text: string): number {
  pattern.lastIndex = 0;
  const start = performance.now();
  pattern.test(text);
  return performance.now() - start;
}
