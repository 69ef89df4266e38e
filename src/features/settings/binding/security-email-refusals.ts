import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ERROR_CODES, SECURITY_EMAIL_CODES } from '../../../config/error-codes';
import type { Failure } from '../../../shared/failure/use-failure';

const { currentWrong, ...OF_NEW_ADDRESS } = SECURITY_EMAIL_CODES;
/** Refusals that speak of the address to be bound; the toast has their words too. */
const NEW_ADDRESS_CODES: readonly (number | null)[] = [
  ...Object.values(OF_NEW_ADDRESS),
  ERROR_CODES.emailRegistered,
];

/**
 * Writes a refusal under the field that it speaks of, where it stays when its toast has gone.
 * @param words of the refusal
 * @param field of the address to be bound; also takes what is said by the form alone (ERR-04)
 * @param currentField of the address that is bound, where it is asked for
 */
export function markRefused<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { error, inlineText }: Failure,
  words: string,
  field: Path<Values>,
  currentField: Path<Values> = field,
): void {
  const isOfCurrent = error.code === currentWrong;
  if (!isOfCurrent && !inlineText && !NEW_ADDRESS_CODES.includes(error.code)) return;
  const marked = isOfCurrent ? currentField : field;
  form.setError(marked, { message: words });
  form.setFocus(marked, { shouldSelect: true });
}
