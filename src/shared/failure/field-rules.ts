import { CREDENTIAL_CODES, ERROR_CODES } from '#config/error-codes';
import { WHOLE_FORM } from '#ui/forms/field-error';

/**
 * A field that shows the text of the error dictionary, or a field with a key of the form's own texts, and the field that is
 * selected if it is another one.
 */
export type Place<Name extends string> =
  | Name
  | { readonly field: Name; readonly key?: string; readonly select?: Name };

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

/** Returns where the form shows a refusal with this code; undefined if no rule applies. */
export function placeOf<Name extends string>(
  rules: FieldRules<Name>,
  code: number,
  { isInline, isListed }: { isInline: boolean; isListed: boolean },
): Place<Name | typeof WHOLE_FORM> | undefined {
  const other = rules.refused !== undefined && isListed ? WHOLE_FORM : rules.refused;
  return rules[code] ?? (isInline ? rules.inline : undefined) ?? other;
}
