import { defineConfig } from 'vitest/config';

/** Journeys through the reference portal in a real browser: one portal and one browser for all of them. */
export default defineConfig({
  test: {
    include: ['tests/flows/**/*.test.ts'],
    globalSetup: ['tests/flows/support/portal.ts', 'tests/flows/support/browser.mjs'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a page shows is asked for until it is there.
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
