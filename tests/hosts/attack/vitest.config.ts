import { defineConfig } from 'vitest/config';
import { openFilesReporter } from '../../support/tested/open-files-reporter';
import { CONDITION_LIMIT_MS, TEST_LIMIT_MS } from '../../support/time-limits.mjs';

/** Attacks on the handlers of the portal, which its unit tests include too. */
const ON_HANDLERS = [
  'attacker', // A stolen session, and calls without one.
  'captcha', // Guesses that are sent at once.
  'captcha-pass', // Passes of another browser, used twice, late.
  'strangers', // Strangers who use up the limits of an owner.
  'raced-writes', // Writes beside a ban and beside the deletion.
  'accounts/activation', // Scanners, and strangers who register an address first.
  'accounts/deletion-columns', // What a deletion leaves.
  'bindings/security-email', // Links of security emails.
  'http/cookies', // Sessions that another host of the domain has set.
  'http/network', // Addresses in forged headers.
  'http/requests', // Slow and endless bodies.
];

/**
 * The run of one attacker against the reference portal: each test starts what it attacks, attacks it, and prints a verdict.
 * All of it takes at most three minutes.
 */
export default defineConfig({
  test: {
    include: [
      'tests/hosts/attack/*.test.ts',
      ...ON_HANDLERS.map((name) => `tests/unit/portal/${name}.test.ts`),
    ],
    globalSetup: ['tests/support/portal/postgres-setup.ts'],
    reporters: ['verbose', openFilesReporter()],
    fileParallelism: false,
    testTimeout: TEST_LIMIT_MS,
    hookTimeout: TEST_LIMIT_MS,
    expect: { poll: { timeout: CONDITION_LIMIT_MS } },
  },
});
