import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PortalProcess = {
  /** Address of the portal. */
  origin: string;
  /** Address of the second site; empty without the dev console. */
  secondOrigin: string;
  pid: number;
  /** Everything printed so far. */
  output(): string;
  stop(): Promise<void>;
};

type Options = {
  /** Command line of the entry file; `--dev` unless given. */
  parameters?: readonly string[];
  /** PostgreSQL server; without one, the database is embedded, which takes seconds to create. */
  databaseUrl?: string | null | undefined;
  /** Added to the environment of this process without the portal's variables. */
  environment?: Readonly<Record<string, string>>;
};

const ORIGINS = /http:\/\/localhost:\d+/g;
const PORTAL_VARIABLES = ['CORS_ORIGINS', 'DATABASE_URL', 'HOST', 'NODE_ENV', 'SECOND_PORT', 'TRUST_PROXY'];

/** Starts the portal's entry file in a new process, on free ports and with an empty database. */
export async function startPortalProcess({
  parameters = ['--dev'],
  databaseUrl,
  environment = {},
}: Options = {}): Promise<PortalProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  const inherited = Object.entries(process.env).filter(([name]) => !PORTAL_VARIABLES.includes(name));
  const portal = spawn(
    process.execPath,
    ['--import', 'tsx', 'examples/portal/server/main.ts', ...parameters],
    {
      env: {
        ...Object.fromEntries(inherited),
        PORT: '0',
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let printed = '';
  portal.stdout.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const [origin = '', secondOrigin = ''] = await printedAddresses(portal, () => printed);
  return {
    origin,
    secondOrigin,
    pid: portal.pid ?? 0,
    output: () => printed,
    async stop() {
      portal.kill();
      if (portal.exitCode === null) await once(portal, 'exit');
      if (portal.exitCode !== 0) throw new Error(`The portal exited with ${portal.exitCode}: ${printed}`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The origins that the portal prints when it listens, in that order. */
function printedAddresses(portal: ChildProcess, printed: () => string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    portal.stdout?.on('data', () => {
      if (printed().includes('Stop with')) resolve([...new Set(printed().match(ORIGINS))]);
    });
    portal.on('exit', (code) => reject(new Error(`The portal exited with ${code}: ${printed()}`)));
  });
}
