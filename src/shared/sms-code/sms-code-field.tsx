import { useEffect, useRef } from 'react';
import { SMS_CODE_LENGTH } from '../../config/limits';
import { TextField } from '../../ui/forms/text-field';
import { useAreaTexts } from '../../ui/use-area-texts';
import { SmsButton, type SmsButtonProps } from './sms-button';
import { useSiblingValue } from './use-sibling-value';

type Props = Omit<SmsButtonProps, 'next'> & {
  /** Takes the focus when it appears, because the viewer's last step made it appear. */
  takesFocus?: boolean;
  /** What is wrong with the code, in words. */
  message: string | undefined;
};

/**
 * The field `smsCode` with the button that has a code sent beside it. Parts: `field`, `label`, `input`, `message`,
 * `sms-button`.
 */
export function SmsCodeField({ message, takesFocus = false, ...button }: Props) {
  const { sms, phoneField } = button;
  const { fields } = useAreaTexts('account');
  const input = useRef<HTMLInputElement>(null);
  const mobile = useSiblingValue(input, phoneField);
  // Without a code there is nothing to complain of in the field.
  const wrong = sms.problemFor(mobile) || message;
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      ref={input}
      name="smsCode"
      label={fields.smsCode}
      message={wrong}
      beside={<SmsButton {...button} next={input} />}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={SMS_CODE_LENGTH}
      onInput={sms.forgetProblem}
    />
  );
}
