import type { TestProject } from 'vitest/node';
import { startPortalProcess } from '../../../support/environment/portal-process';
import { launch } from './launch';

declare module 'vitest' {
  export interface ProvidedContext {
    stages: Stage[];
  }
}

/** A portal with its own database, and a browser. */
export type Stage = {
  /** Address of the portal. */
  origin: string;
  /** Address of the portal's second site. */
  secondOrigin: string;
  /** The WebSocket endpoint of the browser. */
  browser: string;
};

/** How many test files run at the same time, each on its own stage. Four use two cores well, because journeys mostly wait. */
export const STAGES = 4;

type Close = () => Promise<unknown>;

/** Starts the stages, with portals as by `npm start`, and provides their URLs to the tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const closers: Close[] = [];
  const stages = Array.from({ length: STAGES }, async () => ({
    ...(await startPortal(closers)),
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

async function startPortal(closers: Close[]): Promise<Pick<Stage, 'origin' | 'secondOrigin'>> {
  const portal = await startPortalProcess();
  closers.push(() => portal.stop());
  return { origin: portal.origin, secondOrigin: portal.secondOrigin };
}
