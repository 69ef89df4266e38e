import * as z from 'zod/mini';
import { isEmail } from '../../lib/account-rules';
import { plainText } from '../../lib/text/normal-form';
import { NEW_PASSWORD, sameTwice } from '../../shared/new-password/new-password.schema';
import { SMS_FIELDS } from '../../shared/sms-code/sms-code.schema';

/**
 * Error keys are those of the account area's `errors`. The agreement needs no rule, because it enables the
 * submit button.
 */
const agreed = z.boolean();

/** REG-02; names differ from those of the email form, because both forms are in one document. */
export const phoneSchema = z
  .object({ ...SMS_FIELDS, ...NEW_PASSWORD.strong, checked: agreed })
  .check(sameTwice());

/** On the mobile site: any password of 6 to 16 characters (MOB-03). */
export const mobilePhoneSchema = z
  .object({ ...SMS_FIELDS, ...NEW_PASSWORD.basic, checked: agreed })
  .check(sameTwice());

export const EMAIL_PASSWORD_NAMES = ['emailPassword', 'confirmEmailPassword'] as const;

/** REG-03. */
export const emailSchema = z
  .object({
    email: z
      .string()
      .check(
        z.overwrite(plainText),
        z.minLength(1, { error: 'emailRequired' }),
        z.refine(isEmail, { error: 'emailFormat' }),
      ),
    emailPassword: NEW_PASSWORD.strong.password,
    confirmEmailPassword: NEW_PASSWORD.strong.confirmPassword,
    emailChecked: agreed,
  })
  .check(sameTwice(EMAIL_PASSWORD_NAMES));

export type PhoneValues = z.infer<typeof phoneSchema>;
export type EmailValues = z.infer<typeof emailSchema>;
