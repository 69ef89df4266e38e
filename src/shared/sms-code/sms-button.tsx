import { type RefObject, useEffect, useRef } from 'react';
import { SMS_WAIT_MS } from '#config/limits';
import { fill } from '#i18n/fill';
import { isPhoneNumber } from '#lib/account-rules';
import { phoneNumberOf } from '#lib/text/normal-form';
import { Button, type ButtonProps } from '#ui/button';
import { readText } from '#ui/forms/field-values';
import { useFormState } from '#ui/forms/form-context';
import { useFieldText } from '#ui/forms/use-field-value';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useSecondsLeft } from '#ui/hooks/use-seconds-left';
import { Announcement } from '#ui/live/announcement';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';
import type { AskProof, SmsCode } from './use-sms-code';

export type SmsButtonProps = Pick<ButtonProps, 'name' | 'aria-describedby'> & {
  sms: SmsCode;
  /** Name of the form's field with the phone number. */
  phoneField: string;
  askProof: AskProof;
  /** Receives the focus after a code was sent, because the button then only counts down. */
  next?: RefObject<HTMLInputElement | null>;
};

/** The button "Get code" with the countdown to the next code (SMS-01, REG-16). */
export function SmsButton({ sms, phoneField, askProof, next, ...attributes }: SmsButtonProps) {
  const { sms: words } = useAreaTexts('account');
  const button = useRef<HTMLButtonElement>(null);
  const { element, check, announce } = useFormState();
  const phone = useFieldText(phoneField);
  const error = sms.errorFor(phone);
  useEffect(() => {
    if (error) announce(error);
  }, [error, announce]);
  // Counted here, because in the form each second would render the whole form.
  const seconds = useSecondsLeft(sms.waitEndsAtMs);
  const isWaiting = seconds > 0;
  const begin = sms.isNewWait ? fill(words.wait, { n: SMS_WAIT_MS / 1000 }) : '';
  const end = sms.wasSent ? words.waitEnded : '';

  function handleClick() {
    if (isWaiting) return;
    const number = phoneNumberOf(readText(element.current, phoneField));
    if (isPhoneNumber(number)) sms.send({ phone: number, askProof, onSent: moveOn });
    else void check(phoneField);
  }
  function moveOn() {
    // The focus stays where it is if the viewer has already moved on.
    const root = button.current?.getRootNode() as ShadowRoot | undefined;
    if (root?.activeElement === button.current) next?.current?.focus();
  }
  return (
    <>
      <Button
        {...attributes}
        ref={button}
        variant="quiet"
        className={steady}
        data-testid="sms-button"
        off={phone === '' || isWaiting}
        busy={sms.isBusy}
        onClick={handleClick}
      >
        {isWaiting ? fill(words.wait, { n: seconds }) : words.getCode}
      </Button>
      {/* The beginning and the end, not every second. */}
      <Announcement text={isWaiting ? begin : end} />
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
