import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the portal. */
    origin: string;
    /** Where the browser is driven. */
    browser: string;
  }
}

/** Starts the reference portal as `npm start` does, with a database of its own, and tells the tests its address. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  const { DATABASE_URL: _, NODE_ENV: __, ...environment } = process.env;
  const portal = spawn(process.execPath, ['--import', 'tsx', 'examples/portal/server/main.ts'], {
    env: { ...environment, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('origin', await printedAddress(portal));
  return async () => {
    portal.kill();
    await once(portal, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function printedAddress(portal: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    portal.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk;
      const address = /http:\/\/localhost:\d+/.exec(printed);
      if (address) resolve(address[0]);
    });
    portal.on('exit', (code) => reject(new Error(`The portal ended with ${code}: ${printed}`)));
  });
}
