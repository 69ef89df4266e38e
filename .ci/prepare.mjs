/**
 * Installs what a command needs and is missing: the packages of the lockfile, with `--browsers` browsers and a PostgreSQL
 * server for the tests, and with `--hosts` the libraries of other pages and WordPress. Needs only Node, because it runs
 * before packages are installed.
 */
import { existsSync, statSync } from 'node:fs';
import { runQuietly } from './run-quietly.mjs';

const hasBrowsers = process.argv.includes('--browsers');
const hasHosts = process.argv.includes('--hosts');

await installPackages('.');
if (hasHosts) await installPackages('tests/hosts');
if (hasBrowsers || hasHosts) await installSystemPackages();

/** In one go, so that everything is named before anything is installed. */
async function installSystemPackages() {
  const { aptInstall } = await import('../tests/support/environment/apt.mjs');
  const { browserPackages, reportMissingBrowsers } = await import(
    '../tests/support/environment/browsers.mjs'
  );
  const { postgresFolder, reportMissingPostgres } = await import('../tests/support/environment/postgres.mjs');
  const files = {
    // Old libraries of pages.
    'libjs-mootools': '/usr/share/javascript/mootools',
    'libjs-prototype': '/usr/share/javascript/prototype',
    'libjs-scriptaculous': '/usr/share/javascript/scriptaculous',
    // The proxy of the documentation.
    'nginx-light': '/usr/sbin/nginx',
  };
  const filesOfHosts = {
    // The recipe for WordPress.
    wordpress: '/usr/share/wordpress',
    'php-cli': '/usr/bin/php',
    'mariadb-server-core': '/usr/sbin/mariadbd',
  };
  aptInstall(() => [
    ...(hasBrowsers ? [...browserPackages(), ...(postgresFolder() ? [] : ['postgresql'])] : []),
    ...(hasBrowsers ? missing(files) : []),
    ...(hasHosts ? missing(filesOfHosts) : []),
  ]);
  if (!hasBrowsers) return;
  reportMissingBrowsers();
  reportMissingPostgres();
}

/** Returns the packages whose file does not exist. */
function missing(files) {
  return Object.keys(files).filter((name) => !existsSync(files[name]));
}

async function installPackages(folder) {
  const [mark, lockfile] = ['node_modules/.package-lock.json', 'package-lock.json'].map(
    (file) => `${folder}/${file}`,
  );
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lockfile).mtimeMs) return;
  // The network may fail.
  for (let tries = 0; tries < 3; tries++)
    if (await runQuietly(`Installing the packages of ${lockfile}`, 'npm ci', { cwd: folder })) return;
  console.error(`ERROR: npm cannot install the packages of ${lockfile}.`);
  process.exit(1);
}
