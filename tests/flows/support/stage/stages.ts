import type { TestProject } from 'vitest/node';
import { startPortalProcess } from '../../../support/environment/portal-process';
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
  /** Address of the portal's second site. */
  secondOrigin: string;
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
