import type { UseFormReturn } from 'react-hook-form';
import { registerPhone } from '../../api/registration';
import { useFailure } from '../../shared/failure/use-failure';
import type { PhoneValues } from './register.schema';
import { useRegistered } from './use-registered';
import { useSource } from './use-source';

/**
 * Registering with a phone number. What was typed stays through failures.
 * @param onDone called when the account is there
 */
export function usePhoneRegistration(isMobileSite: boolean, onDone: () => void) {
  const failure = useFailure();
  const registered = useRegistered(isMobileSite);
  const sourceOf = useSource();

  async function submit(values: PhoneValues, form: UseFormReturn<PhoneValues>, signal: AbortSignal) {
    try {
      const source = sourceOf();
      const signOn = await registerPhone({ ...values, source }, { signal });
      onDone();
      await registered(signOn, source.backurl);
    } catch (cause) {
      const message = failure(cause)?.inlineText;
      if (!message) return;
      form.setError('phone', { message });
      form.setFocus('phone', { shouldSelect: true });
    }
  }
  return submit;
}
