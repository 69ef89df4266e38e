/**
 * Compares the contract with that of the last release, and fails if the version of package.json is too low for the
 * changes. With `--keep`, as after a release, the contract becomes that of the last release.
 */
import { keepRelease, lastRelease, nextRelease } from './released.ts';
import { verdictOn } from './verdict.ts';

const next = await nextRelease();
const { report, refusal } = verdictOn(next, lastRelease());
for (const line of report) console.log(line);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
if (process.argv.includes('--keep')) keepRelease(next);
