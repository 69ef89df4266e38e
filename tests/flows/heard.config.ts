import { defineConfig } from 'vitest/config';
import { openFilesReporter } from '../support/tested/open-files-reporter.ts';
import { recordReporter } from '../support/tested/vitest-reporter.ts';
import config from './vitest.config.ts';

/** Journeys of which the transcripts are compared, with a clock that stands still. `npm run heard` writes the transcripts. */
export default defineConfig({
  test: {
    ...config.test,
    include: ['tests/flows/heard/*.test.ts'],
    exclude: [],
    // The portals of all workers are in one process.
    maxWorkers: 2,
    globalSetup: ['tests/support/heard/environments.ts'],
    reporters: ['default', recordReporter(), openFilesReporter()],
  },
});
