import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/source/text';

/** Settings of a runner, a project that uses the package, and the input of one test. */
const NOT_SHARED = /\.config\.ts$|^package\/consumer\/|^unit\/text-children\.tsx$/;

const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(tsx?|mjs|js)$/.test(file),
);

it('what tests share is in tests/support, and not between the tests', () => {
  const between = files
    .filter((file) => /^(unit|widgets|flows|package)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !NOT_SHARED.test(file));
  expect(between).toEqual([]);
});

it('tests/support has no tests, and folders of at most 15 files on two levels', () => {
  const shared = files.filter((file) => file.startsWith('support/') && !file.endsWith('.d.mts'));
  const counts = new Map<string, number>();
  for (const file of shared) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect(shared.filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
  expect([...counts.keys()].filter((folder) => folder.split('/').length > 3)).toEqual([]);
  expect([...counts].filter(([, count]) => count > 15)).toEqual([]);
});
