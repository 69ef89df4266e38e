import { resetByPhone } from '#api/sign-in/recovery';
import { SMS_TYPES } from '#api/sign-in/sms';
import { useCaptcha } from '#shared/captcha/use-captcha';
import { SMS_CODE_FIELDS } from '#shared/failure/field-rules';
import { NewPasswordFields } from '#shared/new-password/new-password-fields';
import { SmsCodeField } from '#shared/sms-code/sms-code-field';
import { useSmsCode } from '#shared/sms-code/use-sms-code';
import { useSubmission } from '#shared/submission/use-submission';
import { TextField } from '#ui/forms/fields/text-field';
import { Form } from '#ui/forms/form';
import { SubmitButton } from '#ui/forms/submit-button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { wide } from '../recovery.styles';
import { StartAgain } from '../start-again';
import { StepCard } from '../step-card';
import { PHONE_PASSWORD_NAMES, type PhoneResetValues, phoneResetSchema } from './reset.schema';
import { newPasswordRules } from './reset-fields';
import { useResetDone } from './use-reset-done';

const FIELDS = { ...newPasswordRules(PHONE_PASSWORD_NAMES), ...SMS_CODE_FIELDS };

/** Sets a new password with an SMS code sent to the account's number (RECOV-15, RECOV-16, RECOV-21). */
export function PhoneResetForm({ phone }: { phone: string }) {
  const { fields, errors, recovery } = useAreaTexts('account');
  const captcha = useCaptcha();
  // Every refusal is a toast too (RECOV-24).
  const sms = useSmsCode({ form: 'recovery', type: SMS_TYPES.passwordReset, silent: [] });
  const done = useResetDone('mobile');
  const submission = useSubmission(
    ({ smsCode, newPassword: password, confirmMobilePassword: confirmPassword }: PhoneResetValues, signal) =>
      resetByPhone({ phone, smsCode, password, confirmPassword }, { signal }),
    {
      success: recovery.reset.done,
      onSuccess() {
        sms.forget();
        done();
      },
      fields: FIELDS,
    },
  );
  return (
    <StepCard step={3} title={recovery.reset.title}>
      <Form schema={phoneResetSchema} submission={submission} texts={errors} onFocus={captcha.prepare}>
        <TextField
          name="phone"
          label={fields.phone}
          value={phone}
          disabled
          className={fixed}
          autoComplete="username"
        />
        <SmsCodeField sms={sms} phoneField="phone" askProof={captcha.ask} />
        <NewPasswordFields label={fields.newPassword} names={PHONE_PASSWORD_NAMES} />
        <SubmitButton className={wide}>{recovery.reset.submit}</SubmitButton>
      </Form>
      <StartAgain />
      {captcha.element}
    </StepCard>
  );
}

/** Shows the number without a field. */
const fixed = css({
  '&&:disabled': { borderColor: token('color-line'), background: token('color-surface-sunken'), opacity: 1 },
});
