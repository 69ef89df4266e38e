import { useEffect, useRef, useState } from 'react';
import { bindPhone } from '../../api/settings/phone-binding';
import { REDIRECT_AFTER_MESSAGE_MS } from '../../config/limits';
import { allowedUrl, redirectRule } from '../../lib/redirect';
import { useIdentity } from '../../shared/identity/use-identity';
import { useRoute } from '../../shared/navigation/route';
import { clearSmsWait } from '../../shared/sms-code/sms-wait';
import { SMS_CODE_FIELDS } from '../../shared/submission/field-rules';
import { useSubmit } from '../../shared/submission/use-submit';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { PHONE_BINDING_FORM, type PhoneBindingValues } from './phone-binding.schema';

/** Binds the phone, then redirects to `service` of the URL if it is allowed (PHONE-05, PHONE-06). */
export function usePhoneBinding() {
  const { phoneBinding } = useAreaTexts('account');
  const { query } = useRoute();
  const [isBound, setBound] = useState(false);
  const { withPassword, element } = useIdentity();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submission = useSubmit(
    async ({ phone, smsCode }: PhoneBindingValues, signal) => {
      const service = allowedUrl(query.get('service'), redirectRule())?.href;
      return withPassword(async () => {
        await bindPhone({ phone, smsCode, service }, { signal });
        return { service };
      });
    },
    {
      success: phoneBinding.bound,
      onSuccess({ service }) {
        clearSmsWait(PHONE_BINDING_FORM);
        setBound(true);
        if (service) timer.current = setTimeout(() => location.assign(service), REDIRECT_AFTER_MESSAGE_MS);
      },
      fields: { ...SMS_CODE_FIELDS, inline: 'phone' },
    },
  );
  return { submission, identity: element, isBound };
}
