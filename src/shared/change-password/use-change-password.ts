import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changePassword, verifyPassword } from '../../api/password';
import { CURRENT_PASSWORD_WRONG, ERROR_CODES } from '../../config/error-codes';
import { TOAST_MS } from '../../config/limits';
import { useErrorText } from '../../ui/language';
import { useToast } from '../../ui/toast';
import { useAreaTexts } from '../../ui/use-area-texts';
import { useFailure } from '../failure/use-failure';
import type { ChangePasswordValues } from './change-password.schema';

type Form = UseFormReturn<ChangePasswordValues>;
type Field = keyof ChangePasswordValues;

/** Said by the form alone, since its own words say the same. */
const INLINE_CODES = [CURRENT_PASSWORD_WRONG];
/** Refusals of the change that speak of the current password. */
const WRONG_CODES: readonly (number | null)[] = [CURRENT_PASSWORD_WRONG, ERROR_CODES.accountOrPasswordWrong];
/** Refusals that speak of a field of the new one; the toast has their words too. */
const FIELDS: Readonly<Record<number, Field>> = {
  [ERROR_CODES.passwordRule]: 'newPassword',
  [ERROR_CODES.passwordsDiffer]: 'confirmPassword',
};

/**
 * The current password is verified by the server, then the new one is set (PWD-04, PWD-10). Both happen at the submit,
 * so that no password travels before the viewer means it; what was typed stays until it worked.
 * @param onDone called when the password is changed
 */
export function useChangePassword(onDone: () => void) {
  const { done } = useAreaTexts('password').changePassword;
  const failure = useFailure();
  const errorText = useErrorText();
  const toast = useToast();

  return useCallback(
    async (values: ChangePasswordValues, form: Form, signal: AbortSignal): Promise<void> => {
      let isVerified = false;
      try {
        await verifyPassword(values.oldPassword, { signal });
        isVerified = true;
        await changePassword(values, { signal });
        toast.show({ text: done, tone: 'success', durationMs: TOAST_MS });
        onDone();
      } catch (cause) {
        const failed = failure(cause, INLINE_CODES);
        if (!failed || failed.leaves) return;
        const { kind, code } = failed.error;
        const isWrong = isVerified ? WRONG_CODES.includes(code) : kind === 'refused';
        if (isWrong) mark(form, 'oldPassword', 'wrong');
        else if (FIELDS[code ?? 0]) mark(form, FIELDS[code ?? 0] as Field, errorText(failed.error));
        else if (failed.inlineText) mark(form, 'oldPassword', failed.inlineText);
      }
    },
    [onDone, done, failure, errorText, toast],
  );
}

function mark(form: Form, field: Field, message: string): void {
  form.setError(field, { message });
  form.setFocus(field, { shouldSelect: true });
}
