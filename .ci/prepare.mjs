/**
 * Installs what a command needs and is missing: the packages of the lockfile and, with `--browsers`, browsers and a
 * PostgreSQL server for the tests. Needs only Node, because it runs before packages are installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { writeCompleteLockfile } from './complete-lockfile.mjs';

writeCompleteLockfile();
// On Windows, npm is a script that needs a shell.
if (!isInstalled()) execFileSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (process.argv.includes('--browsers')) {
  const { missingBrowsers, installBrowsers } = await import('../tests/support/environment/browsers.mjs');
  if (missingBrowsers().length > 0) installBrowsers();
  const { postgresFolder, installPostgres } = await import('../tests/support/environment/postgres.mjs');
  if (!postgresFolder()) installPostgres();
}

function isInstalled() {
  const mark = 'node_modules/.package-lock.json';
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs;
}
