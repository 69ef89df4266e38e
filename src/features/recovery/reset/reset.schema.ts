import * as z from 'zod/mini';
import { NEW_PASSWORD, sameTwice } from '#shared/new-password/new-password.schema';
import { SMS_FIELDS } from '#shared/sms-code/sms-code.schema';

const { smsCode } = SMS_FIELDS;
const { password: newPassword, confirmPassword } = NEW_PASSWORD.strong;

export const PHONE_PASSWORD_NAMES = ['newPassword', 'confirmMobilePassword'] as const;
export const MAIL_PASSWORD_NAMES = ['newPassword', 'confirmEmailPassword'] as const;

/** Error keys are those of the account area (RECOV-18, RECOV-19, SMS-07). */
export const phoneResetSchema = z
  .object({ smsCode, newPassword, confirmMobilePassword: confirmPassword })
  .check(sameTwice(PHONE_PASSWORD_NAMES));
export const mailResetSchema = z
  .object({ newPassword, confirmEmailPassword: confirmPassword })
  .check(sameTwice(MAIL_PASSWORD_NAMES));

export type PhoneResetValues = z.infer<typeof phoneResetSchema>;
export type MailResetValues = z.infer<typeof mailResetSchema>;
