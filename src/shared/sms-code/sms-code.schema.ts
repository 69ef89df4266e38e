import * as z from 'zod/mini';
import { isPhoneNumber } from '#lib/account-rules';
import { phoneNumberOf } from '#lib/text/normal-form';
import { isSmsCode, smsCodeOf } from '#lib/text/sms-code';

/**
 * A phone number and the code sent to it, to be spread into a form's schema. Error keys are those of the
 * account area's `errors`. No check has `abort`, see `sameTwice` of the new password.
 */
export const SMS_FIELDS = {
  phone: z
    .string()
    .check(
      z.overwrite(phoneNumberOf),
      z.minLength(1, { error: 'phoneRequired' }),
      z.refine(isPhoneNumber, { error: 'phoneFormat' }),
    ),
  // The value is undefined when the field was added after the form was mounted.
  smsCode: z
    .string({ error: 'smsCodeRequired' })
    .check(
      z.overwrite(smsCodeOf),
      z.minLength(1, { error: 'smsCodeRequired' }),
      z.refine(isSmsCode, { error: 'smsCodeFormat' }),
    ),
} as const;
