import * as z from 'zod/mini';
import { SMS_CODE_LENGTH } from '../../../config/limits';
import { NEW_PASSWORD, sameTwice } from '../../../shared/new-password/new-password.schema';

/** Error keys are those of the account area (RECOV-18, RECOV-19, SMS-07). */
const smsCode = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'smsCodeRequired' }),
  z.refine((code) => code.length === SMS_CODE_LENGTH, { error: 'smsCodeFormat' }),
);

export const mobileResetSchema = z.object({ smsCode, ...NEW_PASSWORD.strong }).check(sameTwice());
export const mailResetSchema = z.object({ ...NEW_PASSWORD.strong }).check(sameTwice());

export type MobileResetValues = z.infer<typeof mobileResetSchema>;
export type MailResetValues = z.infer<typeof mailResetSchema>;
