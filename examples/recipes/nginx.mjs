import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const EXAMPLES = join(import.meta.dirname, '..');
const WIDGETS = join(EXAMPLES, '../dist');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const KEY = 'MIIBIjANBg…';
const PORTAL_PORT = '8080';
const FIRST_PORT = 8090;

/**
 * Starts nginx with the `.conf` files of a recipe, in which the portal has port 8080 and the site 8090 and further ones.
 * @param pages texts of pages by address
 * @param widgets folder that the site has at `/widgets/`
 * @param servers ports of the recipe's own servers, by the port in the files
 */
export async function startSite({ folder, portal, port, publicKey, pages, widgets = WIDGETS, servers = {} }) {
  const settings = readdirSync(folder).filter((name) => name.endsWith('.conf'));
  const texts = Object.fromEntries(settings.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const ports = new Map([[PORTAL_PORT, new URL(portal).port], ...Object.entries(servers)]);
  for (const [written] of Object.values(texts)
    .join()
    .matchAll(/\b809\d\b/g))
    if (!ports.has(written))
      ports.set(written, port ? port + Number(written) - FIRST_PORT : await freePort());
  const withPorts = (text) => text.replace(/\b80[89]\d\b/g, (written) => ports.get(written));
  const nginx = await startNginx({
    blocks: 'include site.conf;',
    port: ports.get(String(FIRST_PORT)),
    prepare(root) {
      for (const [name, text] of Object.entries(texts)) writeFileSync(join(root, name), withPorts(text));
      mkdirSync(join(root, 'site'));
      symlinkSync(widgets, join(root, 'site/widgets'));
      cpSync(join(EXAMPLES, 'example.css'), join(root, 'site/example.css'));
      for (const [address, page] of Object.entries(pages))
        writeFileSync(
          join(root, 'site', address.replace(/.*\//, '')),
          withPorts(page).replace(KEY, publicKey),
        );
    },
  });
  return { addresses: Object.keys(pages).map(withPorts), close: nginx.close };
}

/**
 * Starts nginx with server blocks, as in `/etc/nginx/conf.d/`.
 * @param port a port of the blocks
 * @param prepare fills the folder to which the paths of the blocks are relative
 */
export async function startNginx({ blocks, port, prepare = () => {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  prepare(folder);
  const paths = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const types = 'types { text/html html; text/css css; text/javascript js; application/json json; }';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; ${user} events {}
    http { ${types} charset utf-8; access_log off; ${paths} ${blocks} }`,
  );
  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], { stdio: 'inherit' });
  const origin = `http://localhost:${port}`;
  while (!(await fetch(origin).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx does not start.');
    await wait(20);
  }
  return {
    origin,
    async close() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Returns a port on which nothing listens, because nginx does not choose one. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
