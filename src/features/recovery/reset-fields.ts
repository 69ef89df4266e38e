import { ERROR_CODES } from '../../config/error-codes';

/** Refusals of a reset that concern a field of the new password. */
export const NEW_PASSWORD_FIELDS = {
  [ERROR_CODES.passwordRule]: 'password',
  [ERROR_CODES.passwordsDiffer]: 'confirmPassword',
} as const;
