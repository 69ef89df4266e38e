import { ERROR_CODES } from '#config/error-codes';

/** Maps refusals of a reset to the fields of the new password. */
export function newPasswordRules<Password extends string, Confirmation extends string>([
  password,
  confirmation,
]: readonly [Password, Confirmation]) {
  return {
    [ERROR_CODES.passwordRule]: password,
    [ERROR_CODES.passwordsDiffer]: confirmation,
  } as const;
}
