import * as z from 'zod/mini';
import { NEW_PASSWORD, sameTwice } from '../../../shared/new-password/new-password.schema';
import { SMS_FIELDS } from '../../../shared/sms-code/sms-code.schema';

/** Error keys are those of the account area (RECOV-18, RECOV-19, SMS-07). */
export const mobileResetSchema = z
  .object({ smsCode: SMS_FIELDS.smsCode, ...NEW_PASSWORD.strong })
  .check(sameTwice());
export const mailResetSchema = z.object({ ...NEW_PASSWORD.strong }).check(sameTwice());

export type MobileResetValues = z.infer<typeof mobileResetSchema>;
export type MailResetValues = z.infer<typeof mailResetSchema>;
