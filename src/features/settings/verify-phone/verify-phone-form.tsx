import * as z from 'zod/mini';
import { bindPhone } from '#api/settings/phone-binding';
import { SMS_TYPES } from '#api/sign-in/sms';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { SMS_CODE_FIELDS } from '#shared/failure/field-rules';
import { KeptInput } from '#shared/kept-input/kept-input';
import { PhoneField } from '#shared/sms-code/phone-field';
import { SMS_FIELDS } from '#shared/sms-code/sms-code.schema';
import { SmsCodeField } from '#shared/sms-code/sms-code-field';
import { useSmsCode } from '#shared/sms-code/use-sms-code';
import { useSubmission } from '#shared/submission/use-submission';
import { Button } from '#ui/button';
import { ButtonRow } from '#ui/button-row';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useTexts } from '#ui/language';
import { StepTitle } from '../binding/step-title';
import type { PhoneViewProps } from './phone-view-props';

const schema = z.object(SMS_FIELDS);

/** Step 1: form with the number and the code sent to it (BIND-20, BIND-21). */
export function PhoneForm({ phone, onGo, onBound }: PhoneViewProps) {
  const { verifyMobile: words } = useAreaTexts('settings').binding;
  const { errors } = useAreaTexts('account');
  const { common } = useTexts();
  const captcha = useCaptcha();
  const sms = useSmsCode({ form: 'verify-phone', type: SMS_TYPES.phoneBinding });
  const submission = useVerifyPhone((phone) => {
    sms.forget();
    onBound(phone);
  });
  return (
    <>
      <StepTitle title={phone ? words.change : words.title} hint={phone ? words.changeHint : words.hint} />
      <Form schema={schema} submission={submission} texts={errors} onFocus={captcha.prepare}>
        <KeptInput form="verify-phone" />
        <PhoneField />
        <SmsCodeField sms={sms} phoneField="phone" askProof={captcha.ask} />
        <ButtonRow>
          <SubmitButton>{phone ? words.changeSubmit : words.submit}</SubmitButton>
          {phone && (
            <Button variant="quiet" data-testid="cancel" onClick={() => onGo('bound')}>
              {common.cancel}
            </Button>
          )}
        </ButtonRow>
      </Form>
      {captcha.element}
    </>
  );
}

type PhoneValues = { phone: string; smsCode: string };

/**
 * Binds a phone with the code sent to it (BIND-22, TOAST-04, OQ-88).
 * @param onDone called with the number after it was bound
 */
function useVerifyPhone(onDone: (phone: string) => void) {
  const { verifyMobile } = useAreaTexts('settings').binding;
  return useSubmission(
    ({ phone, smsCode }: PhoneValues, signal) => bindPhone({ phone, smsCode }, { signal }),
    {
      success: verifyMobile.done,
      onSuccess: (_response, { phone }) => onDone(phone),
      fields: { ...SMS_CODE_FIELDS, inline: 'phone' },
    },
  );
}
