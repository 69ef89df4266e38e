import type { TestProject } from 'vitest/node';
import { startEnvironments } from '../browser/test-environments';
import { startPortalAtNoon } from './portal-at-noon';

/** Starts environments whose portals have a clock that stands still. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return startEnvironments(project, startPortalAtNoon);
}
