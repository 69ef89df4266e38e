import { type RefObject, useRef } from 'react';
import type { SmsProof } from '../../api/sms';
import { SMS_WAIT_MS } from '../../config/limits';
import { fill } from '../../i18n/catalogue';
import { isMobileNumber } from '../../lib/account-rules';
import { Button } from '../../ui/button';
import { css } from '../../ui/emotion';
import { readText } from '../../ui/forms/field-values';
import { focusField } from '../../ui/forms/focus-field';
import { useFormState } from '../../ui/forms/form-context';
import { useFieldText } from '../../ui/forms/use-field-value';
import { token } from '../../ui/tokens';
import { useAreaTexts } from '../../ui/use-area-texts';
import { visuallyHidden } from '../../ui/visually-hidden.styles';
import type { SmsCode } from './use-sms-code';

export type SmsButtonProps = {
  sms: SmsCode;
  /** Name of the form's field with the phone number. */
  phoneField: string;
  askProof(): Promise<SmsProof | null>;
  /** Where the focus goes after a press, since the button cannot be pressed for a while. */
  next?: RefObject<HTMLInputElement | null>;
};

/** "Get code", and how long to wait for another one (SMS-01, REG-16). Part: `sms-button`. */
export function SmsButton({ sms, phoneField, askProof, next }: SmsButtonProps) {
  const { sms: words } = useAreaTexts('account');
  const button = useRef<HTMLButtonElement>(null);
  const { element } = useFormState();
  const mobile = useFieldText(phoneField);
  const { seconds } = sms;

  function handleClick() {
    const number = readText(element.current, phoneField);
    // What is wrong with the number is shown under its field.
    if (isMobileNumber(number)) sms.send({ mobile: number, askProof, onSent: moveOn });
    else focusField(element.current, [phoneField]);
  }
  function moveOn() {
    // Only from the button itself: the viewer may have gone on already.
    const root = button.current?.getRootNode() as ShadowRoot | undefined;
    if (root?.activeElement === button.current) next?.current?.focus();
  }
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        className={steady}
        part="sms-button"
        disabled={mobile === '' || seconds > 0}
        busy={sms.isBusy}
        onClick={handleClick}
      >
        {seconds > 0 ? fill(words.wait, { n: seconds }) : words.getCode}
      </Button>
      {/* The button's words change every second; this is said once. */}
      <span className={visuallyHidden} role="status">
        {seconds > 0 && fill(words.wait, { n: SMS_WAIT_MS / 1000 })}
      </span>
    </>
  );
}

/** As wide as its longest words, so that nothing moves while it counts. */
const steady = css({
  minWidth: 164,
  padding: '0 12px',
  fontSize: token('text-s'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
