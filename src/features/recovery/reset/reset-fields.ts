import { ERROR_CODES } from '../../../config/error-codes';

/** Maps refusals of a reset to the fields of the new password. */
export const NEW_PASSWORD_FIELDS = {
  [ERROR_CODES.passwordRule]: 'password',
  [ERROR_CODES.passwordsDiffer]: 'confirmPassword',
} as const;
