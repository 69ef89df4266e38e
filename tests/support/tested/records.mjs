/**
 * Keeps the last result of each test file in each browser, from which the table of tested software and
 * the fault matrix are written.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = '.cache/tested';

/**
 * @param file path of the test file from the root of the project
 * @param browser name of the engine of element tests, otherwise empty
 * @param tests of the file; a run of a part of them is not recorded
 */
export function recordTests(file, browser, tests) {
  if (tests.some((test) => test.isSkipped)) return;
  mkdirSync(FOLDER, { recursive: true });
  const name = `${file} ${browser}`.trim().replaceAll('/', '+');
  const passed = tests.filter((test) => test.isPassed).length;
  const notes = tests.flatMap((test) => (test.notes?.length ? [test.notes] : []));
  const record = { file, browser, passed, count: tests.length, notes };
  writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify(record));
}

/** Returns the records of all test files that were run, and still exist. */
export function readRecords(folder = FOLDER) {
  return (
    readdirSync(folder)
      .map((name) => ({
        // A record of an older checkout has none.
        notes: [],
        ...JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
      }))
      // What stands before the path tells how the file was run.
      .filter(({ file }) => existsSync(file.split(' ').at(-1)))
  );
}
