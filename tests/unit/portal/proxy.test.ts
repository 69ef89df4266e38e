import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { serve } from '../../../examples/portal/server/serve';
import { startPortal } from '../../support/portal/client';
import { CONDITION_LIMIT_MS } from '../../support/time-limits.mjs';

const LOCATION =
  /```nginx\n([\s\S]*?)```/.exec(readFileSync('examples/docs/deployment.md', 'utf8'))?.[1] ?? '';
const LOGIN = '/openapi/v2/user/login';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});

/** Starts the portal behind nginx with a location like that of the documentation, and returns the origin of nginx. */
async function startBehindNginx(location: string): Promise<string> {
  const { portal, close } = await startPortal({ isDevConsoleOn: false, trustsProxy: true });
  closing.push(close);
  const served = await serve(portal, { host: '127.0.0.1', port: 0 });
  closing.push(served.close);
  return startNginx(location.replace('127.0.0.1:8080', `127.0.0.1:${served.port}`));
}

async function startNginx(location: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; ${temporary.join(' ')} server { listen 127.0.0.1:${port}; ${location} } }`,
  );
  const nginx: ChildProcess = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf'], {
    stdio: 'ignore',
  });
  closing.push(async () => {
    nginx.kill('SIGTERM');
    if (nginx.exitCode === null) await once(nginx, 'exit');
    rmSync(folder, { recursive: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), { timeout: CONDITION_LIMIT_MS });
  return origin;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Sends a call as a page of the origin does. */
const callFrom = (origin: string) => fetch(origin + LOGIN, { method: 'POST', headers: { origin } });

it('accepts calls of its own pages behind nginx as the documentation shows', async () => {
  const origin = await startBehindNginx(LOCATION);
  expect((await callFrom(origin)).status).toBe(200);
});

it('refuses them behind nginx without the Host header, and logs the line to add', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const line = 'proxy_set_header Host $http_host';
  expect(LOCATION).toContain(line);
  const origin = await startBehindNginx(LOCATION.replace(`${line};`, ''));
  expect((await callFrom(origin)).status).toBe(403);
  expect(logged.mock.lastCall?.[0]).toContain(line);
});
