import { CREDENTIAL_CODES, ERROR_CODES } from '../../config/error-codes';
import { type FieldError, WHOLE_FORM } from '../../ui/forms/field-error';
import type { Failure } from '../failure/use-report-failure';

/** A field that shows the text of the error dictionary, or a field and a key of the form's own texts. */
type Place<Name extends string> = Name | { readonly field: Name; readonly key: string };

/** Maps the code of a refusal to the field that shows it. */
export type FieldRules<Name extends string> = {
  readonly [code: number]: Place<Name>;
  /** Field for any other inline code (ERR-04). Without this row those codes are shown as toasts too. */
  readonly inline?: Place<Name | typeof WHOLE_FORM>;
  /**
   * Field for any other code without a text of its own. A code with a text is then shown for the whole form, because
   * the field's text would be untrue (a banned account has no wrong password).
   */
  readonly refused?: Place<Name>;
};

/** Rules for a form with the field `smsCode`. */
export const SMS_CODE_FIELDS = {
  [ERROR_CODES.smsCodeExpired]: 'smsCode',
  [ERROR_CODES.smsCodeWrong]: 'smsCode',
} as const;

/** Maps several codes to one field. */
export function fieldForAll<Name extends string>(
  codes: readonly number[],
  place: Place<Name>,
): FieldRules<Name> {
  return Object.fromEntries(codes.map((code) => [code, place]));
}

/**
 * Rules for the verification of the current password. A refused password is an error of its field; any other reason
 * is shown for the whole form (PWD-04).
 */
export function passwordCheckRules<Name extends string>(field: Name): FieldRules<Name> {
  const wrong = { field, key: 'wrong' };
  const codes = [...CREDENTIAL_CODES, ERROR_CODES.accountOrPasswordWrong];
  return { ...fieldForAll(codes, wrong), inline: WHOLE_FORM, refused: wrong };
}

/**
 * Returns the field that shows a failure and its error; null if no rule applies.
 */
export function fieldErrorOf<Name extends string>(
  rules: FieldRules<Name>,
  { error, text, isListed, inlineText }: Failure,
): { field: string; error: FieldError } | null {
  const isOther = error.kind === 'refused' && rules.refused !== undefined;
  const place =
    rules[error.code ?? 0] ??
    (inlineText === null ? undefined : rules.inline) ??
    (isOther ? (isListed ? WHOLE_FORM : rules.refused) : undefined) ??
    (error.kind === 'blocked' ? WHOLE_FORM : undefined);
  if (place === undefined) return null;
  return typeof place === 'string'
    ? { field: place, error: { text } }
    : { field: place.field, error: { key: place.key } };
}
