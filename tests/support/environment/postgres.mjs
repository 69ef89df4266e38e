import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const USER = 'portal';
/** Durability is switched off, because the data are only for tests. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'listen_addresses='];

/** Returns the folder with PostgreSQL's programs, or undefined when it is not installed. */
export function postgresFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** Says what to install where PostgreSQL is missing. Without it, the tests that start a server fail. */
export function reportMissingPostgres() {
  if (postgresFolder()) return;
  console.warn(
    'NOTICE: PostgreSQL is not installed, and the test of two processes over one database will fail. Install it (Debian: apt-get install postgresql).',
  );
}

/**
 * Starts a server with an empty database folder, which listens on a socket in that folder only. PostgreSQL refuses to run
 * as root, so for root it runs as the user of Debian's package, or else as `nobody`.
 */
export async function startPostgres() {
  const programs = postgresFolder();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = process.getuid?.() === 0 ? unprivileged() : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { cwd: folder, ...account };
  const create = ['-D', folder, '-U', USER, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  execFileSync(join(programs, 'initdb'), create, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', folder, '-k', folder, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return {
    /** URL of the default database of the new server. */
    url: `postgres://${USER}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.kill('SIGINT');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unprivileged() {
  const idOf = (flag, name) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // This user does not exist; the next one is tried.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no other user.');
}

function untilReady(server) {
  let log = '';
  return new Promise((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject).on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
