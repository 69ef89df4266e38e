import { defineConfig } from 'vitest/config';
import { openFilesReporter } from '../support/tested/open-files-reporter.ts';
import { recordReporter } from '../support/tested/vitest-reporter.ts';
import { TEST_LIMIT_MS } from '../support/time-limits.mjs';

/** Tests of the built files in `dist/`, as they are published. */
export default defineConfig({
  test: {
    include: ['tests/package/**/*.test.ts'],
    reporters: ['default', recordReporter(), openFilesReporter()],
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
  },
});
