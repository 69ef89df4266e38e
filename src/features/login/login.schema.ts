import * as z from 'zod/mini';
import { LOGIN_PASSWORD_MAX, LOGIN_PASSWORD_MIN } from '#config/limits';
import { accountOf, isEmail, isPhoneNumber } from '#lib/account-rules';

/** Error keys are those of `texts.login.errors`, resolved during render (doc 2 § 5). */
const account = z.string().check(
  z.overwrite(accountOf),
  z.minLength(1, { error: 'accountRequired', abort: true }),
  z.refine((value) => isPhoneNumber(value) || isEmail(value), { error: 'accountFormat' }),
);

const password = z
  .string()
  .check(
    z.minLength(1, { error: 'passwordRequired', abort: true }),
    z.minLength(LOGIN_PASSWORD_MIN, { error: 'passwordLength' }),
    z.maxLength(LOGIN_PASSWORD_MAX, { error: 'passwordLength' }),
  );

export const loginSchema = z.object({ account, password, autoLogin: z.boolean() });

export type LoginValues = z.infer<typeof loginSchema>;
