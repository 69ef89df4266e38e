import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bindPhone } from '../../api/phone-binding';
import { REDIRECT_AFTER_MESSAGE_MS, TOAST_MS } from '../../config/limits';
import { allowedUrl } from '../../lib/redirect';
import { useFailure } from '../../shared/failure/use-failure';
import { useRoute } from '../../shared/navigation/route';
import { redirectRule } from '../../shared/sign-on/target';
import { forgetWait } from '../../shared/sms-code/kept-wait';
import { useToast } from '../../ui/toast';
import { useAreaTexts } from '../../ui/use-area-texts';
import { PHONE_BINDING_FORM, type PhoneBindingValues } from './phone-binding.schema';

/** Binding the phone, and then `service` of the address, if it may be followed (PHONE-05, PHONE-06). */
export function usePhoneBinding() {
  const { phoneBinding } = useAreaTexts('account');
  const { query } = useRoute();
  const failure = useFailure();
  const toast = useToast();
  const [isBound, setBound] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function submit(
    { phone, smsCode }: PhoneBindingValues,
    form: UseFormReturn<PhoneBindingValues>,
    signal: AbortSignal,
  ) {
    try {
      const service = allowedUrl(query.get('service'), redirectRule())?.href;
      await bindPhone({ phone, smsCode, service }, { signal });
      forgetWait(PHONE_BINDING_FORM);
      setBound(true);
      toast.show({ text: phoneBinding.bound, tone: 'success', durationMs: TOAST_MS });
      if (service) timer.current = setTimeout(() => location.assign(service), REDIRECT_AFTER_MESSAGE_MS);
    } catch (cause) {
      const message = failure(cause)?.inlineText;
      if (!message) return;
      form.setError('phone', { message });
      form.setFocus('phone', { shouldSelect: true });
    }
  }
  return { submit, isBound };
}
