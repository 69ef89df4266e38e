import { defineConfig } from 'vitest/config';

/** Unit tests as the mutation tests run them: in threads of one process. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // The portal is not mutated; the other test reads a source file, which is instrumented here.
    exclude: ['tests/unit/portal/**', 'tests/unit/app/route-areas.test.ts'],
    setupFiles: [
      'tests/support/own-channels.ts',
      'tests/support/unit/fresh-window.ts',
      'tests/support/seed.ts',
    ],
    testTimeout: 60_000,
  },
});
