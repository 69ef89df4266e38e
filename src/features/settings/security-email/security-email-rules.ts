import { ERROR_CODES, SECURITY_EMAIL_CODES } from '#config/error-codes';
import { fieldForAll } from '#shared/failure/field-rules';

const { currentWrong, ...OF_NEW_ADDRESS } = SECURITY_EMAIL_CODES;
const NEW_ADDRESS_CODES = [...Object.values(OF_NEW_ADDRESS), ERROR_CODES.emailRegistered];

/** Rules for the first address. */
export const BIND_EMAIL_RULES = {
  ...fieldForAll([currentWrong, ...NEW_ADDRESS_CODES], 'email'),
  inline: 'email',
} as const;

/** Rules for a change of the address. */
export const CHANGE_EMAIL_RULES = {
  ...fieldForAll(NEW_ADDRESS_CODES, 'newEmail'),
  [currentWrong]: 'email',
  inline: 'newEmail',
} as const;
