import { inject } from 'vitest';
import type { Stage } from './stages';

/** The stage of this test file, which its worker does not share. */
export const {
  origin,
  secondOrigin,
  browser: browserAddress,
} = inject('stages')[Number(process.env.VITEST_POOL_ID) - 1] as Stage;
