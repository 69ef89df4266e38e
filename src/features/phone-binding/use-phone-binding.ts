import { useState } from 'react';
import { bindPhone } from '#api/settings/phone-binding';
import { leavePage } from '#lib/document/leave-page';
import { allowedUrl, firstAllowed } from '#lib/redirect/allowed-url';
import { redirectRule } from '#lib/redirect/redirect-rule';
import { asBytes } from '#lib/text/query-bytes';
import { SMS_CODE_FIELDS } from '#shared/failure/field-rules';
import { useRoute } from '#shared/navigation/route';
import { homeTarget } from '#shared/sign-in/target';
import { clearSmsWait } from '#shared/sms-code/sms-wait';
import { useSubmission } from '#shared/submission/use-submission';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { PHONE_BINDING_FORM, type PhoneBindingValues } from './phone-binding.schema';

/**
 * Binds the phone. `leave` then redirects to the first allowed URL of `service` and `backurl` in the query, otherwise to the
 * portal home (PHONE-05, PHONE-06, OQ-30).
 */
export function usePhoneBinding() {
  const { phoneBinding } = useAreaTexts('account');
  const { query } = useRoute();
  const [isBound, setBound] = useState(false);

  const value = (name: string) => asBytes(query.get(name) ?? '');
  function target(): string {
    const wanted = [value('service'), value('backurl')];
    return firstAllowed(wanted, redirectRule())?.href ?? homeTarget();
  }
  const submission = useSubmission(
    async ({ phone, smsCode }: PhoneBindingValues, signal) => {
      const service = allowedUrl(value('service'), redirectRule())?.href;
      return bindPhone({ phone, smsCode, service }, { signal });
    },
    {
      success: phoneBinding.bound,
      onSuccess() {
        clearSmsWait(PHONE_BINDING_FORM);
        setBound(true);
      },
      fields: { ...SMS_CODE_FIELDS, inline: 'phone' },
    },
  );
  return { submission, isBound, leave: () => leavePage(target()) };
}
