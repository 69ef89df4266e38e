import * as z from 'zod/mini';
import type { PasswordPolicy } from '#config/limits';
import { isEmail } from '#lib/account-rules';
import { plainText } from '#lib/text/normal-form';
import { NEW_PASSWORD, sameTwice } from '#shared/new-password/new-password.schema';
import { SMS_FIELDS } from '#shared/sms-code/sms-code.schema';

/** Error keys are those of the account area's `errors`; the form has its own text for the agreement (REG-14). */
const agreed = z.literal(true, { error: 'agreeFirst' });

export const PHONE_PASSWORD_NAMES = ['password', 'confirmMobilePassword'] as const;

/** Registration with a phone number and a strong password (REG-02). */
export const phoneSchema = phoneSchemaWith('strong');

/** On the mobile site: any password of 6 to 16 characters (MOB-03). */
export const mobileSitePhoneSchema = phoneSchemaWith('basic');

export const EMAIL_PASSWORD_NAMES = ['password', 'confirmEmailPassword'] as const;

/** Registration with an email address (REG-03). */
export const emailSchema = z
  .object({
    email: z
      .string()
      .check(
        z.overwrite(plainText),
        z.minLength(1, { error: 'emailRequired' }),
        z.refine(isEmail, { error: 'emailFormat' }),
      ),
    password: NEW_PASSWORD.strong.password,
    confirmEmailPassword: NEW_PASSWORD.strong.confirmPassword,
    checked: agreed,
  })
  .check(sameTwice(EMAIL_PASSWORD_NAMES));

export type PhoneValues = z.infer<typeof phoneSchema>;
export type EmailValues = z.infer<typeof emailSchema>;

function phoneSchemaWith(policy: PasswordPolicy) {
  const { password, confirmPassword: confirmMobilePassword } = NEW_PASSWORD[policy];
  return z
    .object({ ...SMS_FIELDS, password, confirmMobilePassword, checked: agreed })
    .check(sameTwice(PHONE_PASSWORD_NAMES));
}
