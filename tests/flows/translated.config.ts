import { defineConfig } from 'vitest/config';
import { openFilesReporter } from '../support/tested/open-files-reporter.ts';
import { recordReporter } from '../support/tested/vitest-reporter.ts';
import config from './vitest.config.ts';

/**
 * Journeys on translated pages: they open every screen, sign in, register, recover a password, apply, and perform the
 * tasks of a member. For the others, run all journeys with `TRANSLATED=1`, which takes as long as `npm run test:flows`.
 */
const JOURNEYS = [
  'member/messages',
  'member/tasks',
  'sign-in/early-typing',
  'sign-in/refusals',
  'sign-in/standalone',
  'site/applications',
  'site/mobile-site',
  'site/routes',
];

export default defineConfig({
  test: {
    ...config.test,
    include: JOURNEYS.map((name) => `tests/flows/${name}.test.ts`),
    env: { TRANSLATED: '1' },
    reporters: ['default', recordReporter('translated '), openFilesReporter()],
  },
});
