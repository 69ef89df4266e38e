import { registerPhone } from '../../api/registration';
import { SMS_CODE_FIELDS } from '../../shared/submission/field-rules';
import { useSubmit } from '../../shared/submission/use-submit';
import type { PhoneValues } from './register.schema';
import { useRegistered } from './use-registered';
import { useSource } from './use-source';

/**
 * Registering with a phone number. What was typed stays through failures.
 * @param onDone called when the account is there
 */
export function usePhoneRegistration(isMobileSite: boolean, onDone: () => void) {
  const registered = useRegistered(isMobileSite);
  const sourceOf = useSource();
  return useSubmit(
    async (values: PhoneValues, signal) => {
      const source = sourceOf();
      const signOn = await registerPhone({ ...values, source }, { signal });
      return { signOn, backurl: source.backurl };
    },
    {
      onSuccess({ signOn, backurl }) {
        onDone();
        return registered(signOn, backurl);
      },
      fields: { ...SMS_CODE_FIELDS, inline: 'phone' },
    },
  );
}
