import * as z from 'zod/mini';
import { accountTypeOf } from './kept-recovery';

/** Texts are keys of the recovery's own errors (RECOV-01, RECOV-02). */
export const accountSchema = z.object({
  account: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'accountRequired' }),
    z.refine((account) => accountTypeOf(account) !== null, { error: 'accountFormat' }),
  ),
});
