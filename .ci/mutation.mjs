/**
 * Mutation tests of the folders below, or of the given folders and files: makes small changes to the code and counts
 * those that the unit tests of the same folder, or of the folders in `TESTS`, detect. Fails when the score is below the threshold of
 * `.ci/stryker.config.json`. The report and the results, which speed up the next run, are in `.cache/mutation`.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

const FOLDERS = ['src/lib', 'src/session', 'src/api', 'src/data', 'src/ui/forms', 'src/app'];

/** Folders whose tests also cover another one: the calls of the API test the transport. */
const TESTS = { 'src/lib': ['lib', 'api'] };

const given = process.argv.slice(2);
const failed = (given.length > 0 ? given : FOLDERS).filter((path) => !passes(path));
if (failed.length > 0) {
  console.error(`The mutation score is too low, or the run failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

function passes(path) {
  const isFolder = statSync(path).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '.ci/stryker.config.json'],
      ...['--mutate', isFolder ? `${path}/**/*.ts?(x)` : path],
      ...['--testFiles', testsOf(folder)],
      ...['--incrementalFile', `.cache/mutation/${path.replaceAll('/', '-')}.json`],
    ],
    { stdio: 'inherit' },
  );
  return status === 0;
}

function testsOf(folder) {
  const row = Object.entries(TESTS).find(([name]) => `${folder}/`.startsWith(`${name}/`));
  const folders = row?.[1] ?? [folder.replace(/^src\//, '')];
  return folders.map((name) => `tests/unit/${name}/**/*.test.ts?(x)`).join();
}
