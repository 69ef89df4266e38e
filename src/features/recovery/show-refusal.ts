import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ERROR_CODES } from '../../config/error-codes';
import type { Failure } from '../../shared/failure/use-failure';

/** Refusals that speak of one field; the toast has the words, the field is marked with them and gets the focus. */
const FIELDS: Readonly<Record<number, string>> = {
  [ERROR_CODES.passwordRule]: 'password',
  [ERROR_CODES.passwordsDiffer]: 'confirmPassword',
  [ERROR_CODES.smsCodeExpired]: 'smsCode',
  [ERROR_CODES.smsCodeWrong]: 'smsCode',
};

/** @param words of a refusal, as its toast shows them */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { error }: Failure,
  words: string,
): void {
  const field = FIELDS[error.code ?? 0];
  if (!field || !(field in form.getValues())) return;
  form.setError(field as never, { message: words });
  form.setFocus(field as never, { shouldSelect: true });
}
