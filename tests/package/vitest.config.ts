import { defineConfig } from 'vitest/config';

/** Tests of the built files in `dist/`, as they are published. */
export default defineConfig({
  test: { include: ['tests/package/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
