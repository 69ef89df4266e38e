import { useEffect, useRef } from 'react';
import { SMS_CODE_LENGTH } from '../../config/limits';
import { css } from '../../ui/emotion';
import { field } from '../../ui/field.styles';
import { FieldMessage, messageId } from '../../ui/field-message';
import { names } from '../../ui/names';
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
    <div className={names(field, twoColumns)} part="field">
      <label htmlFor={NAME} part="label">
        {fields.smsCode}
      </label>
      <input
        ref={input}
        id={NAME}
        name={NAME}
        part="input"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={SMS_CODE_LENGTH}
        onInput={sms.forgetProblem}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={messageId(NAME)}
      />
      <SmsButton {...button} next={input} />
      <FieldMessage name={NAME} text={wrong} />
    </div>
  );
}

const NAME = 'smsCode';

const twoColumns = css({
  columnGap: 8,
  '& label': { gridColumn: '1/3' },
  '& input': { gridArea: '2/1/3/2' },
  '& [part~=sms-button]': { gridArea: '2/2/3/3' },
});
