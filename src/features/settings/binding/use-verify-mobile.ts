import type { UseFormReturn } from 'react-hook-form';
import { bindPhone } from '../../../api/phone-binding';
import { ERROR_CODES } from '../../../config/error-codes';
import { TOAST_MS } from '../../../config/limits';
import { useFailure } from '../../../shared/failure/use-failure';
import { useErrorText } from '../../../ui/language';
import { useToast } from '../../../ui/toast';
import { useAreaTexts } from '../../../ui/use-area-texts';

export type MobileValues = { phone: string; smsCode: string };

/** Refusals that speak of the code; the toast has their words too. */
const CODE_REFUSALS: readonly (number | null)[] = [ERROR_CODES.smsCodeExpired, ERROR_CODES.smsCodeWrong];

/**
 * Binds a phone by the code that was sent to it (BIND-22, TOAST-04, OQ-88).
 * @param onDone called with the number when it is bound
 */
export function useVerifyMobile(onDone: (mobile: string) => void) {
  const { verifyMobile: words } = useAreaTexts('settings').binding;
  const failure = useFailure();
  const errorText = useErrorText();
  const toast = useToast();

  return async ({ phone, smsCode }: MobileValues, form: UseFormReturn<MobileValues>, signal: AbortSignal) => {
    try {
      await bindPhone({ phone, smsCode }, { signal });
      toast.show({ text: words.done, tone: 'success', durationMs: TOAST_MS });
      onDone(phone);
    } catch (cause) {
      const failed = failure(cause);
      if (!failed) return;
      const field = CODE_REFUSALS.includes(failed.error.code) ? 'smsCode' : 'phone';
      if (field === 'phone' && !failed.inlineText) return;
      form.setError(field, { message: errorText(failed.error) });
      form.setFocus(field, { shouldSelect: true });
    }
  };
}
