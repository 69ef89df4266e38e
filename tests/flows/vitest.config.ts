import { defineConfig } from 'vitest/config';
import { openFilesReporter } from '../support/tested/open-files-reporter.ts';
import { recordReporter } from '../support/tested/vitest-reporter.ts';
import { CONDITION_LIMIT_MS, TEST_LIMIT_MS } from '../support/time-limits.mjs';

/** Journeys through the reference portal in a browser, with one environment for each worker. */
export default defineConfig({
  test: {
    include: ['tests/flows/**/*.test.ts'],
    exclude: ['tests/flows/heard/**'],
    setupFiles: ['tests/support/seed.ts'],
    globalSetup: ['tests/support/browser/test-environments.ts'],
    reporters: ['default', recordReporter(), openFilesReporter()],
    // Five use two cores best, because journeys mostly wait.
    maxWorkers: 5,
    // The files of an environment share their imports.
    isolate: false,
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    // The timeout and interval of `expect.poll`.
    expect: { poll: { timeout: CONDITION_LIMIT_MS, interval: 100 } },
  },
});
