/**
 * Compares the manifest with that of the last release, and fails if the version of package.json is too low for the changes.
 * With `--keep`, as after a release, the manifest becomes that of the last release.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { manifest } from '../manifest.ts';
import { loadTextKeys } from '../text-keys.ts';
import { withWidgetModules } from '../vite-modules.ts';
import { type Release, verdictOn } from './changes.ts';

/** In one line, because nobody reads it. */
const LAST = '.build/contract/release/last.json';

const next = await withWidgetModules(async (load): Promise<Release> => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return { version, manifest: manifest(await loadTextKeys(load)) };
});
const { report, refusal } = verdictOn(next, JSON.parse(readFileSync(LAST, 'utf8')));
for (const line of report) console.log(line);
console.log(`Changes since the last release: ${report.length}`);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
if (process.argv.includes('--keep')) writeFileSync(LAST, `${JSON.stringify(next)}\n`);
