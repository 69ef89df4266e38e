import { useEffect, useRef } from 'react';
import { SMS_CODE_LENGTH } from '../../config/limits';
import { TextField } from '../../ui/forms/text-field';
import { useFieldText } from '../../ui/forms/use-field-value';
import { useAreaTexts } from '../../ui/use-area-texts';
import { SmsButton, type SmsButtonProps } from './sms-button';

type Props = Omit<SmsButtonProps, 'next'> & {
  /** Takes the focus when it appears, because the viewer's last step made it appear. */
  takesFocus?: boolean;
};

/**
 * The field `smsCode` with the button that has a code sent beside it. Parts: `field`, `label`, `input`, `message`,
 * `sms-button`.
 */
export function SmsCodeField({ takesFocus = false, ...button }: Props) {
  const { sms, phoneField } = button;
  const { fields } = useAreaTexts('account');
  const input = useRef<HTMLInputElement>(null);
  const problem = sms.problemFor(useFieldText(phoneField));
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      ref={input}
      name="smsCode"
      label={fields.smsCode}
      // Without a code there is no error in the field itself.
      error={problem ? { text: problem } : undefined}
      beside={<SmsButton {...button} next={input} />}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SMS_CODE_LENGTH}
      onInput={sms.forgetProblem}
    />
  );
}
