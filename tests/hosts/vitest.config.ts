import { defineConfig } from 'vitest/config';
import { openFilesReporter } from '../support/tested/open-files-reporter.ts';
import { CONDITION_LIMIT_MS, TEST_LIMIT_MS } from '../support/time-limits.mjs';

/**
 * Tests of the reference portal that start processes, measure, or repeat something by the thousand. Attacks print a verdict.
 * They run one after the other, because some of them need all of the machine.
 */
export default defineConfig({
  test: {
    include: ['tests/hosts/{attack,portal}/*.test.ts'],
    globalSetup: ['tests/support/portal/postgres-setup.ts'],
    reporters: ['verbose', openFilesReporter()],
    fileParallelism: false,
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: CONDITION_LIMIT_MS } },
  },
});
