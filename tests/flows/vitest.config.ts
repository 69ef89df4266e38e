import { defineConfig } from 'vitest/config';
import { ENVIRONMENT_COUNT } from './support/environment/test-environments';
import { CONDITION_TIMEOUT_MS } from './support/environment/timeouts';

/** Journeys through the reference portal in a browser, with one environment for each worker. */
export default defineConfig({
  test: {
    include: ['tests/flows/**/*.test.ts'],
    globalSetup: ['tests/flows/support/environment/test-environments.ts'],
    maxWorkers: ENVIRONMENT_COUNT,
    // The files of an environment share their imports.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The timeout and interval of `expect.poll`.
    expect: { poll: { timeout: CONDITION_TIMEOUT_MS, interval: 100 } },
  },
});
