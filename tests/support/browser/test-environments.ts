import type { TestProject } from 'vitest/node';
import { postgresFolder, startPostgres } from '../environment/postgres.mjs';
import { createDatabase } from '../portal/create-database';
import { startPortalProcess } from '../portal/portal-process';
import { launchForJourneys } from './launch';

declare module 'vitest' {
  export interface ProvidedContext {
    environments: TestEnvironment[];
  }
}

/** A portal with its own database, and a browser. */
export type TestEnvironment = {
  /** Address of the portal. */
  origin: string;
  /** Address of the portal's second site. */
  secondOrigin: string;
  /** The WebSocket endpoint of the browser. */
  browser: string;
};

/** A running portal with its second site. */
export type Sites = Pick<TestEnvironment, 'origin' | 'secondOrigin'> & { stop(): Promise<void> };

type Close = () => Promise<unknown>;

export function setup(project: TestProject): Promise<() => Promise<void>> {
  return startEnvironments(project, (databaseUrl) => startPortalProcess({ databaseUrl }));
}

/**
 * Starts an environment for each test file that runs at the same time, and provides their URLs to the tests. The first
 * portal has the embedded database, as by `npm start`; the others have databases of one PostgreSQL server if it is
 * installed, which start faster, and so has one that repeats a file alone.
 */
export async function startEnvironments(
  project: TestProject,
  startPortal: (databaseUrl?: string) => Promise<Sites>,
): Promise<() => Promise<void>> {
  const closers: Close[] = [];
  const server = postgresFolder() ? await startPostgres() : undefined;
  const environments: TestEnvironment[] = [];
  const numbers = Array.from({ length: project.vitest.config.maxWorkers }).keys();
  async function startNext(): Promise<void> {
    for (const n of numbers) {
      const portal = await startPortal(
        (n > 0 || process.env.ALONE) && server ? await createDatabase(server.url) : undefined,
      );
      closers.push(() => portal.stop());
      const { origin, secondOrigin } = portal;
      // The thread that draws has started: on a busy machine, the first test would wait for longer than a call may take.
      await fetch(`${origin}/openapi/v2/user/captcha/dynamic/puzzle?appid=demo`);
      environments[n] = { origin, secondOrigin, browser: await startBrowser(closers) };
    }
  }
  // Two at a time: all at once would each take as long as all.
  await Promise.all([startNext(), startNext()]);
  project.provide('environments', environments);
  return async () => {
    await Promise.all(closers.map((close) => close()));
    await server?.stop();
  };
}

async function startBrowser(closers: Close[]): Promise<string> {
  const browser = await launchForJourneys('shell');
  closers.push(() => browser.close());
  return browser.wsEndpoint();
}
