/**
 * Checks the version, builds, writes the folder of the release, and keeps its manifest as that of the last release.
 *
 * npm run release [-- --site <file with the configuration of the site>]
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readSite } from './read-site.ts';

try {
  const { site } = parseArgs({ options: { site: { type: 'string' } } }).values;
  // Before anything is written.
  if (site !== undefined) await readSite(site);
  run('npm', ['run', 'release:check']);
  run('npm', ['run', 'build']);
  const option = site === undefined ? [] : [`--site=${site}`];
  run(process.execPath, ['--import', 'tsx', '.build/release/write.mjs', ...option]);
  run('npm', ['run', 'release:check', '--', '--keep']);
} catch (error) {
  if (error.message) console.error(error.message);
  process.exit(1);
}

/** The command has said what is wrong. */
function run(command, parameters) {
  // npm is a script on Windows, which only a shell can start.
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', shell: command === 'npm' });
  if (status !== 0) process.exit(1);
}
