import { ERROR_CODES } from '../../config/error-codes';
import type { FieldError } from '../../ui/forms/field-error';
import type { Failure } from '../failure/use-failure';

/** A field, which shows the dictionary's sentence; or a field and the key of its form's own sentence. */
type Place<Name extends string> = Name | { readonly field: Name; readonly key: string };

/** Under which field a refusal is shown, by its code. */
export type FieldRules<Name extends string> = {
  readonly [code: number]: Place<Name>;
  /** Any other code that has no toast (ERR-04). Without this row those codes have toasts, too. */
  readonly inline?: Place<Name>;
  /** Any other code. */
  readonly refused?: Place<Name>;
};

/** For a form with the field `smsCode`. */
export const SMS_CODE_FIELDS = {
  [ERROR_CODES.smsCodeExpired]: 'smsCode',
  [ERROR_CODES.smsCodeWrong]: 'smsCode',
} as const;

/** The same field for many codes. */
export function fieldForAll<Name extends string>(codes: readonly number[], field: Name): FieldRules<Name> {
  return Object.fromEntries(codes.map((code) => [code, field]));
}

/** @param sentence of the dictionary, for fields without a key */
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
