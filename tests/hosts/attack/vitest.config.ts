import { defineConfig } from 'vitest/config';
import { CONDITION_LIMIT_MS, TEST_LIMIT_MS } from '../../support/time-limits.mjs';

/**
 * The run of one attacker against the reference portal: each test starts what it attacks, attacks it, and prints a verdict.
 * All of it takes at most three minutes.
 */
export default defineConfig({
  test: {
    include: ['tests/hosts/attack/*.test.ts'],
    globalSetup: ['tests/support/portal/postgres-setup.ts'],
    reporters: ['verbose'],
    fileParallelism: false,
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: CONDITION_LIMIT_MS } },
  },
});
