import type { UseFormReturn } from 'react-hook-form';
import { resetByMobile } from '../../api/recovery';
import { SMS_TYPES } from '../../api/sms';
import { useCaptcha } from '../../shared/captcha/use-captcha';
import { useToldFailure } from '../../shared/failure/use-told-failure';
import { NewPasswordFields } from '../../shared/new-password/new-password-fields';
import { SmsCodeField } from '../../shared/sms-code/sms-code-field';
import { useSmsCode } from '../../shared/sms-code/use-sms-code';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { css } from '../../ui/emotion';
import { SchemaForm } from '../../ui/forms/form';
import { TextField } from '../../ui/forms/text-field';
import { useErrorText } from '../../ui/language';
import { token } from '../../ui/tokens';
import { useAreaTexts } from '../../ui/use-area-texts';
import { wide } from './recovery.styles';
import { type MobileResetValues, mobileResetSchema } from './reset.schema';
import { showRefusal } from './show-refusal';
import { StartAgain } from './start-again';
import { useResetDone } from './use-reset-done';

/** A new password with a code by SMS to the account's own number (RECOV-15, RECOV-16, RECOV-21). */
export function MobileReset({ mobile }: { mobile: string }) {
  const { fields, errors, recovery } = useAreaTexts('account');
  const captcha = useCaptcha();
  const sms = useSmsCode({ form: 'recovery', type: SMS_TYPES.passwordReset });
  const failure = useToldFailure();
  const errorText = useErrorText();
  const done = useResetDone('mobile');

  async function submit(
    values: MobileResetValues,
    form: UseFormReturn<MobileResetValues>,
    signal: AbortSignal,
  ) {
    try {
      await resetByMobile({ ...values, mobile }, { signal });
      sms.forget();
      done();
    } catch (cause) {
      const failed = failure(cause);
      if (failed) showRefusal(form, failed, errorText(failed.error));
    }
  }
  const wordsOf = (message: string | undefined) =>
    message && (errors[message as 'smsCodeRequired' | 'smsCodeFormat'] ?? message);
  return (
    <Card title={recovery.reset.title} level={1}>
      <SchemaForm schema={mobileResetSchema} onValid={submit} onFocus={captcha.prepare}>
        {(messages, isBusy) => (
          <>
            <TextField name="phone" label={fields.phone} value={mobile} disabled className={fixed} />
            <SmsCodeField
              sms={sms}
              phoneField="phone"
              askProof={() => captcha.ask('puzzle')}
              message={wordsOf(messages.smsCode)}
            />
            <NewPasswordFields label={fields.newPassword} messages={messages} />
            <Button type="submit" busy={isBusy} className={wide}>
              {recovery.reset.submit}
            </Button>
          </>
        )}
      </SchemaForm>
      <StartAgain />
      {captcha.element}
    </Card>
  );
}

/** It is shown, not asked for. */
const fixed = css({
  '&&:disabled': { borderColor: token('color-line'), background: token('color-surface-sunken'), opacity: 1 },
});
