import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../nginx.mjs';
import { line, startPhp, stop } from '../php.mjs';
import { forward, serveWithPortal } from '../portal.mjs';

/** The package `wordpress` of Debian. */
const WORDPRESS = '/usr/share/wordpress';

const SNIPPET = join(import.meta.dirname, '../../../dist/snippet.mjs');

/** Installs WordPress with the plugin and the theme in an empty folder, and serves it in front of the portal. */
export async function start({ portal, port, publicKey }) {
  const sitePort = port || (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const database = await startDatabase(join(folder, 'database'));
  const site = join(folder, 'site');
  install(site, {
    DB_NAME: 'mysql',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${database.socket}`,
    WP_HOME: `http://localhost:${sitePort}`,
    WP_SITEURL: `http://localhost:${sitePort}`,
    CNTV_SCRIPT: '/widgets/cntv-widgets.js',
    CNTV_APPID: 'demo',
    CNTV_PUBLIC_KEY: publicKey,
  });
  const php = await startPhp(site);
  const toPortal = (incoming, response) => forward(portal, incoming, response);
  const served = await serveWithPortal(
    { portal, port: sitePort },
    {
      '/openapi/': toPortal,
      '/widgets/': toPortal,
      '/assets/': toPortal,
      '/': (incoming, response) => forward(php.origin, incoming, response),
    },
  );
  return {
    addresses: [`${served.origin}/`],
    async close() {
      await served.close();
      await stop(php.process);
      await stop(database.process);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Installs WordPress with the constants of its configuration, and with the recipe. */
function install(site, constants) {
  cpSync(WORDPRESS, site, { recursive: true, dereference: true });
  const content = join(site, 'wp-content');
  const recipe = { 'cntv-widgets': 'plugins/cntv-widgets', theme: 'themes/cntv-recipe' };
  for (const [from, to] of Object.entries(recipe))
    cpSync(join(import.meta.dirname, from), join(content, to), { recursive: true });
  const print = execFileSync(process.execPath, [SNIPPET, '--static', '/widgets/', 'cntv-login']);
  writeFileSync(join(content, 'themes/cntv-recipe/login.html'), print);
  // The language of the pages, and so of the elements; an option accepts only installed languages.
  const values = { ...constants, WPLANG: 'zh_CN', WP_HTTP_BLOCK_EXTERNAL: true, DISABLE_WP_CRON: true };
  const lines = Object.entries(values).map(
    ([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`,
  );
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\ndefined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );\nrequire_once ABSPATH . 'wp-settings.php';\n`,
  );
  for (const step of ['install', 'fill'])
    execFileSync('php', [join(import.meta.dirname, 'demo.php'), step], { cwd: site, stdio: 'inherit' });
}

async function startDatabase(folder) {
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const socket = `${folder}.sock`;
  const create = [
    '--no-defaults',
    `--datadir=${folder}`,
    '--auth-root-authentication-method=normal',
    ...user,
  ];
  execFileSync('mariadb-install-db', create, { stdio: ['ignore', 'ignore', 'inherit'] });
  const settings = [
    '--no-defaults',
    `--datadir=${folder}`,
    `--socket=${socket}`,
    '--skip-networking',
    ...user,
  ];
  const server = spawn('mariadbd', settings, { stdio: ['ignore', 'ignore', 'pipe'] });
  await line(server, 'ready for connections');
  return { socket, process: server };
}
