import { defineConfig } from 'vitest/config';
import { STAGES } from './support/stage/stages';
import { CONDITION_TIMEOUT_MS } from './support/stage/timeouts';

/** Journeys through the reference portal in a browser, with one stage for each worker. */
export default defineConfig({
  test: {
    include: ['tests/flows/**/*.test.ts'],
    globalSetup: ['tests/flows/support/stage/stages.ts'],
    maxWorkers: STAGES,
    // The files of a stage share their imports.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The timeout and interval of `expect.poll`.
    expect: { poll: { timeout: CONDITION_TIMEOUT_MS, interval: 100 } },
  },
});
