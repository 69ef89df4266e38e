import { registerPhone } from '#api/sign-in/registration';
import { SMS_CODE_FIELDS } from '#shared/failure/field-rules';
import { useSubmission } from '#shared/submission/use-submission';
import type { PhoneValues } from '../register.schema';
import { useRegistered } from '../use-registered';
import { useRegistrationSource } from '../use-registration-source';

/**
 * Registers a phone number. The fields keep their values after a failure.
 * @param onDone called after the account was created
 */
export function usePhoneRegistration(isMobileSite: boolean, onDone: () => void) {
  const registered = useRegistered(isMobileSite);
  const sourceOf = useRegistrationSource();
  return useSubmission(
    async ({ confirmMobilePassword: confirmPassword, ...values }: PhoneValues, signal) => {
      const source = sourceOf();
      const ssoTicket = await registerPhone({ ...values, confirmPassword, source }, { signal });
      return { ssoTicket, backurl: source.backurl };
    },
    {
      onSuccess({ ssoTicket, backurl }, { phone }) {
        onDone();
        return registered(phone, ssoTicket, backurl);
      },
      fields: { ...SMS_CODE_FIELDS, inline: 'phone' },
    },
  );
}
