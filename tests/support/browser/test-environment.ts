import { inject } from 'vitest';
import type { TestEnvironment } from './test-environments';

/** The environment of this test file, which its worker does not share. */
export const {
  origin,
  secondOrigin,
  browser: browserAddress,
} = inject('environments')[Number(process.env.VITEST_POOL_ID) - 1] as TestEnvironment;
