/**
 * Installs what a command needs and is missing: the packages of the lockfile, with `--browsers` browsers and a PostgreSQL
 * server for the tests, and with `--hosts` the libraries of other pages and WordPress. Needs only Node, because it runs
 * before packages are installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

installPackages('.');
if (process.argv.includes('--hosts')) {
  installPackages('tests/hosts');
  const { aptInstall } = await import('../tests/support/environment/apt.mjs');
  // The recipe for WordPress.
  if (!existsSync('/usr/share/wordpress') || !existsSync('/usr/sbin/mariadbd') || !existsSync('/usr/bin/php'))
    aptInstall(['wordpress', 'php-cli', 'mariadb-server-core']);
}
if (process.argv.includes('--browsers')) {
  const { missingBrowsers, installBrowsers } = await import('../tests/support/environment/browsers.mjs');
  if (missingBrowsers().length > 0) installBrowsers();
  const { postgresFolder, installPostgres } = await import('../tests/support/environment/postgres.mjs');
  if (!postgresFolder()) installPostgres();
  const { aptInstall } = await import('../tests/support/environment/apt.mjs');
  const old = ['mootools', 'prototype', 'scriptaculous'];
  if (old.some((name) => !existsSync(`/usr/share/javascript/${name}`)))
    aptInstall(old.map((name) => `libjs-${name}`));
  // The proxy of the README.
  if (!existsSync('/usr/sbin/nginx')) aptInstall(['nginx-light']);
}

function installPackages(folder) {
  const [mark, lockfile] = ['node_modules/.package-lock.json', 'package-lock.json'].map(
    (file) => `${folder}/${file}`,
  );
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lockfile).mtimeMs) return;
  // On Windows, npm is a script that needs a shell.
  execFileSync('npm', ['ci'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
}
