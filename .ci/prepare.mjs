/**
 * Makes sure that what a command needs is there: the packages of the lockfile and, with `--browsers`, browsers and
 * a PostgreSQL server to test with. Runs on plain Node, before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { writeCompleteLockfile } from './complete-lockfile.mjs';

writeCompleteLockfile();
// npm is a script on Windows, which only a shell can start.
if (!isInstalled()) execFileSync('npm', ['ci'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (process.argv.includes('--browsers')) {
  const { missingBrowsers, installBrowsers } = await import('../tests/support/browsers.mjs');
  if (missingBrowsers().length > 0) installBrowsers();
  const { postgresFolder, installPostgres } = await import('../tests/support/postgres.mjs');
  if (!postgresFolder()) installPostgres();
}

function isInstalled() {
  const mark = 'node_modules/.package-lock.json';
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync('package-lock.json').mtimeMs;
}
