import { type RefObject, useRef, useState } from 'react';
import { fill } from '#i18n/catalogue';
import { isPhoneNumber } from '#lib/account-rules';
import { phoneNumberOf } from '#lib/text/normal-form';
import { Button } from '#ui/button';
import { readText } from '#ui/forms/field-values';
import { focusField } from '#ui/forms/focus-field';
import { useFormState } from '#ui/forms/form-context';
import { useFieldText } from '#ui/forms/use-field-value';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import { visuallyHidden } from '#ui/styles/visually-hidden.styles';
import type { AskProof, SmsCode } from './use-sms-code';

export type SmsButtonProps = {
  sms: SmsCode;
  /** Name of the form's field with the phone number. */
  phoneField: string;
  askProof: AskProof;
  /** Receives the focus after a code was sent, because the button is then disabled. */
  next?: RefObject<HTMLInputElement | null>;
};

/** The button "Get code" with the countdown to the next code (SMS-01, REG-16). */
export function SmsButton({ sms, phoneField, askProof, next }: SmsButtonProps) {
  const { sms: words } = useAreaTexts('account');
  const button = useRef<HTMLButtonElement>(null);
  const { element } = useFormState();
  const isEmpty = useFieldText(phoneField) === '';
  // Counted here, because in the form each second would render the whole form.
  const seconds = useSecondsLeft(sms.waitEndsAtMs);
  const wait = seconds > 0 ? fill(words.wait, { n: seconds }) : '';
  const [last, setLast] = useState({ seconds, isBeginning: true });
  if (seconds !== last.seconds) setLast({ seconds, isBeginning: seconds === 0 || seconds > last.seconds });

  function handleClick() {
    const number = phoneNumberOf(readText(element.current, phoneField));
    // The field shows its own validation error.
    if (isPhoneNumber(number)) sms.send({ phone: number, askProof, onSent: moveOn });
    else focusField(element.current, [phoneField]);
  }
  function moveOn() {
    // The focus stays where it is if the viewer has already moved on.
    const root = button.current?.getRootNode() as ShadowRoot | undefined;
    if (root?.activeElement === button.current) next?.current?.focus();
  }
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        className={steady}
        data-testid="sms-button"
        disabled={isEmpty || seconds > 0}
        busy={sms.isBusy}
        onClick={handleClick}
      >
        {wait || words.getCode}
      </Button>
      {/* Announces the beginning of a wait, not every second. */}
      <span className={visuallyHidden} role="status" aria-live={last.isBeginning ? 'polite' : 'off'}>
        {wait}
      </span>
    </>
  );
}

/** As wide as its longest text, so that the layout does not shift during the countdown. */
const steady = css({
  minWidth: 164,
  padding: '0 12px',
  fontSize: token('text-s'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
