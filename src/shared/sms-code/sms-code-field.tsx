import { useEffect, useRef } from 'react';
import { TextField } from '#ui/forms/fields/text-field';
import { useFieldText } from '#ui/forms/use-field-value';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { SmsButton, type SmsButtonProps } from './sms-button';

type Props = Omit<SmsButtonProps, 'next'> & {
  /** Focuses the field on mount, for a field that the viewer's last step has added. */
  takesFocus?: boolean;
};

/**
 * The field `smsCode` and the button that sends a code.
 */
export function SmsCodeField({ takesFocus = false, ...button }: Props) {
  const { sms, phoneField } = button;
  const { fields } = useAreaTexts('account');
  const input = useRef<HTMLInputElement>(null);
  const error = sms.errorFor(useFieldText(phoneField));
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      ref={input}
      name="smsCode"
      label={fields.smsCode}
      // Shown while the field has no error of its own.
      error={error ? { text: error } : undefined}
      beside={<SmsButton {...button} next={input} />}
      // No keyboard of digits: a code can have any characters (OQ-94).
      autoCapitalize="none"
      autoComplete="one-time-code"
      onInput={sms.forgetError}
    />
  );
}
