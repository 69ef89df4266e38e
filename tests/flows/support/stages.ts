import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launch } from './launch';

declare module 'vitest' {
  export interface ProvidedContext {
    stages: Stage[];
  }
}

/** A portal with a database of its own, and a browser in front of it. */
export type Stage = {
  /** Address of the portal. */
  origin: string;
  /** Where the browser is driven. */
  browser: string;
};

/** How many test files run side by side, each on a stage of its own. Journeys mostly wait: three share two cores well. */
export const STAGES = 3;

type Close = () => Promise<unknown>;

/** Starts the stages, their portals as `npm start` does, and tells the tests where they are. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const closers: Close[] = [];
  const stages = Array.from({ length: STAGES }, async () => ({
    origin: await startPortal(closers),
    browser: await startBrowser(closers),
  }));
  project.provide('stages', await Promise.all(stages));
  return async () => {
    await Promise.all(closers.map((close) => close()));
  };
}

async function startBrowser(closers: Close[]): Promise<string> {
  const browser = await launch('shell');
  closers.push(() => browser.close());
  return browser.wsEndpoint();
}

async function startPortal(closers: Close[]): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  const { DATABASE_URL: _, NODE_ENV: __, ...environment } = process.env;
  const portal = spawn(process.execPath, ['--import', 'tsx', 'examples/portal/server/main.ts'], {
    env: { ...environment, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(async () => {
    portal.kill();
    await once(portal, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });
  return printedAddress(portal);
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
