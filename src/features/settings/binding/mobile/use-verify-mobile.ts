import { bindPhone } from '../../../../api/phone-binding';
import { SMS_CODE_FIELDS } from '../../../../shared/submission/field-rules';
import { useSubmit } from '../../../../shared/submission/use-submit';
import { useAreaTexts } from '../../../../ui/hooks/use-area-texts';

type MobileValues = { phone: string; smsCode: string };

/**
 * Binds a phone with the code sent to it (BIND-22, TOAST-04, OQ-88).
 * @param onDone called with the number after it was bound
 */
export function useVerifyMobile(onDone: (mobile: string) => void) {
  const { verifyMobile } = useAreaTexts('settings').binding;
  return useSubmit(({ phone, smsCode }: MobileValues, signal) => bindPhone({ phone, smsCode }, { signal }), {
    success: verifyMobile.done,
    onSuccess: (_answer, { phone }) => onDone(phone),
    fields: { ...SMS_CODE_FIELDS, inline: 'phone' },
  });
}
