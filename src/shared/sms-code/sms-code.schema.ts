import * as z from 'zod/mini';
import { SMS_CODE_LENGTH } from '../../config/limits';
import { isMobileNumber } from '../../lib/account-rules';

/**
 * A phone number and the code that was sent to it, to be spread into a form's schema. Texts are keys of the account
 * area's `errors`. No check aborts, see `sameTwice` of the new password.
 */
export const SMS_FIELDS = {
  phone: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'phoneRequired' }),
      z.refine(isMobileNumber, { error: 'phoneFormat' }),
    ),
  // A field that appears late may be unknown to the form when it is submitted.
  smsCode: z.string({ error: 'smsCodeRequired' }).check(
    z.trim(),
    z.minLength(1, { error: 'smsCodeRequired' }),
    z.refine((code) => code.length === SMS_CODE_LENGTH, { error: 'smsCodeFormat' }),
  ),
} as const;
