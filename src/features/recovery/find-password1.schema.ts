import * as z from 'zod/mini';
import { accountTypeOf } from './recovery-state';

/** Error keys are those of the recovery texts (RECOV-01, RECOV-02). */
export const accountSchema = z.object({
  account: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'accountRequired' }),
    z.refine((account) => accountTypeOf(account) !== null, { error: 'accountFormat' }),
  ),
});
