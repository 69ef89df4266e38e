import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { versionsOf } from '../support/tested/packages';
import { readRecords } from '../support/tested/records.mjs';
import { withTested } from '../support/tested/table';

const HEAD = 'Before\n\n| | Tested | Passed |\n|---|---|---|\n';
const RECORDS = [
  { file: 'tests/a/one.test.ts', browser: 'chromium', passed: 3, count: 3, notes: [] },
  { file: 'tests/a/one.test.ts', browser: 'firefox', passed: 2, count: 3, notes: [] },
  { file: 'tests/b/two.test.ts', browser: '', passed: 5, count: 5, notes: [] },
];

describe('the table of tested software', () => {
  it('has the sum of the checks of the files of each row', () => {
    const rows = [{ title: 'A', subject: 'a 1', files: ['tests/a/'] }];
    expect(withTested(`${HEAD}| A | a 0 | 1 of 1 |\n`, rows, RECORDS)).toBe(`${HEAD}| A | a 1 | 5 of 6 |\n`);
  });

  it('is not written if a row has no results', () => {
    const rows = [{ title: 'C', subject: 'c 1', files: ['tests/c/'] }];
    expect(() => withTested(HEAD, rows, RECORDS)).toThrow('"C" has no results');
  });

  it('lists the versions of a package side by side, under its published name', () => {
    expect(versionsOf(['jquery1', 'jquery2', 'underscore'])).toMatch(
      /^jquery 1\.\S+, 2\.\S+; underscore \d+\.\S+$/,
    );
  });
});

it('records of test files that do not exist any more are not read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  const here = 'tests/unit/tested-software.test.ts';
  const files = [here, `translated ${here}`, 'tests/unit/renamed.test.ts'];
  for (const [index, file] of files.entries())
    writeFileSync(join(folder, `${index}.json`), JSON.stringify({ file, browser: '', passed: 1, count: 1 }));
  const read = readRecords(folder).map(({ file }) => file);
  rmSync(folder, { recursive: true });
  expect(read).toEqual([here, `translated ${here}`]);
});
