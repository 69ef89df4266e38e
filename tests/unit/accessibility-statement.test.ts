import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/source/text';
import { figuresOf } from '../support/tested/figures';
import { markedIn } from '../support/tested/marked';
import type { Note } from '../support/tested/notes';
import { STATEMENTS, statementTable } from '../support/tested/statement';

const record = (file: string, ...notes: Note[][]) => ({ file, browser: '', passed: 2, count: 3, notes });
const contrast = (scheme: string, text: number, mark: number): Note => ({
  check: 'contrast',
  theme: 'portal.css',
  scheme,
  pairs: 40,
  text,
  mark,
});
const cells = ['toast', 'toast'];
const RECORDS = [
  record('tests/flows/site/axe.test.ts', [{ check: 'axe', findings: 0 }], [{ check: 'axe', findings: 1 }]),
  record(
    'tests/flows/site/keyboard.test.ts',
    [
      { check: 'keyboard', stops: 3 },
      { check: 'keyboard', stops: 4 },
    ],
    [],
  ),
  record('tests/flows/hosts/faults/member.test.ts', [
    { check: 'axe', findings: 0 },
    { check: 'faults', rows: [{ screen: 'A', when: 'opens it', call: 'GET /info', cells }] },
  ]),
  record('tests/unit/ui/themes.test.ts', [contrast('light', 5.129, 4)], [contrast('dark', 6, 3.2)]),
  record('tests/flows/hosts/adaptations.test.ts', [{ check: 'names', count: 9 }]),
  record('tests/flows/hosts/long-texts.test.ts'),
  record('tests/widgets/axe.test.ts'),
  record('translated tests/flows/site/axe.test.ts', [{ check: 'axe', findings: 0 }]),
];
const figures = figuresOf(RECORDS);

describe('the figures of the accessibility statement', () => {
  it('are the sums of what the tests have noted, without the translated pages', () => {
    expect(figures).toMatchObject({
      states: 2,
      faultyStates: 1,
      findings: 1,
      calls: 1,
      names: 9,
    });
    expect(figures).toMatchObject({ keyboardTests: 1, stops: 7, elements: { passed: 2, count: 3 } });
  });

  it('have the lowest contrast of both colour schemes', () => {
    expect(figures.themes).toEqual([{ theme: 'portal.css', pairs: 80, text: 5.129, mark: 3.2 }]);
  });

  it('need the results of every test that the statement names', () => {
    expect(() => figuresOf(RECORDS.slice(0, 5))).toThrow('tests/widgets/axe.test.ts has no results');
  });
});

describe.each(Object.entries(STATEMENTS))('%s', (path, language) => {
  const table = statementTable(language, figures);

  it('has the figures in a table, with ratios rounded down', () => {
    expect(table).toContain('5.12:1');
    expect(
      table
        .trim()
        .split('\n')
        .every((line) => line.split(' | ').length === 3),
    ).toBe(true);
  });

  it('has the rows that the last run has written', () => {
    const whats = (text: string) => text.split('\n').map((line) => line.split(' | ')[0]);
    const written = markedIn(readFileSync(join(root, path), 'utf8'), 'tested');
    expect(whats(written)).toEqual(expect.arrayContaining(whats(table)));
  });
});
