import { ERROR_CODES } from '../../config/error-codes';
import type { FieldError } from '../../ui/forms/field-error';
import type { Failure } from '../failure/use-report-failure';

/** A field that shows the text of the error dictionary, or a field and a key of the form's own texts. */
type Place<Name extends string> = Name | { readonly field: Name; readonly key: string };

/** Maps the code of a refusal to the field that shows it. */
export type FieldRules<Name extends string> = {
  readonly [code: number]: Place<Name>;
  /** Field for any other inline code (ERR-04). Without this row those codes are shown as toasts too. */
  readonly inline?: Place<Name>;
  /** Field for any other code. */
  readonly refused?: Place<Name>;
};

/** Rules for a form with the field `smsCode`. */
export const SMS_CODE_FIELDS = {
  [ERROR_CODES.smsCodeExpired]: 'smsCode',
  [ERROR_CODES.smsCodeWrong]: 'smsCode',
} as const;

/** Maps several codes to one field. */
export function fieldForAll<Name extends string>(codes: readonly number[], field: Name): FieldRules<Name> {
  return Object.fromEntries(codes.map((code) => [code, field]));
}

/**
 * Returns the field that shows a failure and its error; null if no rule applies.
 * @param sentence text of the error dictionary, for rules without a key
 */
export function fieldErrorOf<Name extends string>(
  rules: FieldRules<Name>,
  { error, inlineText }: Failure,
  sentence: string,
): { field: Name; error: FieldError } | null {
  const place =
    rules[error.code ?? 0] ??
    (inlineText === null ? undefined : rules.inline) ??
    (error.kind === 'refused' ? rules.refused : undefined);
  if (place === undefined) return null;
  return typeof place === 'string'
    ? { field: place, error: { text: sentence } }
    : { field: place.field, error: { key: place.key } };
}
