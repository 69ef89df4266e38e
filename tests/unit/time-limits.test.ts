import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/source/text';

/** The last argument of a test or hook that is a number, and such an option. */
const OWN_LIMIT = /^ *\}, \d[\d_]*\);$|^ +(timeout|testTimeout|hookTimeout): [\d_]+,$/m;

it('tests have the time limits of tests/support/time-limits.mjs, and none of their own', () => {
  const tests = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'),
  );
  const withOwn = tests.filter((file) => OWN_LIMIT.test(readFileSync(join(root, 'tests', file), 'utf8')));
  expect(withOwn).toEqual([]);
});
