import { defineConfig } from 'vitest/config';

/** The part of the bench that drives the reference portal. */
export default defineConfig({
  test: {
    include: ['tests/bench/**/*.test.ts'],
    globalSetup: ['tests/support/browser/test-environments.ts'],
    // One at a time, because they measure.
    maxWorkers: 1,
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
