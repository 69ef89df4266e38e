import { useRef, useState } from 'react';
import { type SmsProof, type SmsType, sendSmsCode } from '#api/sign-in/sms';
import { ERROR_CODES, INLINE_CODES } from '#config/error-codes';
import { SMS_WAIT_MS } from '#config/limits';
import { hasNoResponse } from '#lib/api-error';
import { phoneNumberOf } from '#lib/text/normal-form';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useIsHydrated } from '#ui/hooks/use-is-hydrated';
import { fieldForAll } from '../failure/field-rules';
import type { Reaction } from '../failure/reaction';
import { useSubmission } from '../submission/use-submission';
import { clearSmsWait, readSmsWait, saveSmsWait } from './sms-wait';

/** Makes a request with a proof; null when the viewer cancels. */
export type AskProof = <Result>(send: (proof: SmsProof) => Promise<Result>) => Promise<Result | null>;

type Order = {
  phone: string;
  askProof: AskProof;
  /** Called after the code has been sent, before the countdown starts. */
  onSent?(): void;
};

export type SmsCode = {
  /** Whether this form has sent a code. */
  wasSent: boolean;
  /** Whether it has sent its first code since it is shown. */
  isSentNow: boolean;
  isBusy: boolean;
  /** When the form can send another code, in milliseconds since 1970; in the past when it can now. */
  waitEndsAtMs: number;
  /** Whether the wait began on this page, not before it was loaded. */
  isNewWait: boolean;
  /** Text of the error that the form shows for this number; empty if there is none. */
  errorFor(typed: string): string;
  /** To be called when the viewer types a code. */
  forgetError(): void;
  /** Requests the proof and sends a code; ignored while a send is pending. */
  send(order: Order): void;
  /** To be called after the form's submit has succeeded; removes the stored wait. */
  forget(): void;
};

type Options = {
  /** Name of the form; each form has its own wait. */
  form: string;
  type: SmsType;
  /** Codes whose message is shown in the form only; those of ERR-04 by default. */
  silent?: readonly number[];
  /** Called after a response, with its refusal if it is one. A proof can be used for one send only, accepted or not. */
  onProofUsed?: (refusal?: Reaction) => void;
};

/** The codes of ERR-04 are about the number. */
const FIELDS = fieldForAll(INLINE_CODES, 'phone');
const NO_ERROR = { phone: '', text: '' };

/**
 * Sends SMS codes for one form (SMS-01 to SMS-08): at most one in 180 seconds for any number, counted from
 * the moment at which a send was accepted or refused as too soon (OQ-50).
 */
export function useSmsCode({ form, type, silent = INLINE_CODES, onProofUsed }: Options): SmsCode {
  const { toast } = useAreaTexts('account');
  const { waitEndsAtMs, isNewWait, isSentNow, startWait } = useSmsWait(form);
  const [error, setError] = useState(NO_ERROR);
  const hasProof = useRef(false);

  const { isBusy, submit } = useSubmission(
    ({ phone, askProof }: Order, signal) => {
      setError(NO_ERROR);
      hasProof.current = false;
      return askProof((proof) => {
        hasProof.current = true;
        return sendSmsCode({ phone, type, proof }, { signal });
      });
    },
    {
      success: toast.smsSent,
      onSuccess(_response, { onSent }) {
        onSent?.();
        startWait();
        onProofUsed?.();
      },
      silent,
      fields: FIELDS,
      onFailure(reaction, { phone }) {
        const { error, text, field } = reaction;
        if (error.code === ERROR_CODES.smsTooSoon) startWait();
        setError({ phone, text: field ? text : '' });
        if (hasProof.current && !hasNoResponse(error)) onProofUsed?.(reaction);
      },
    },
  );
  return {
    wasSent: waitEndsAtMs > 0,
    isSentNow,
    isBusy,
    waitEndsAtMs,
    isNewWait,
    errorFor: (typed) => (error.phone === phoneNumberOf(typed) ? error.text : ''),
    forgetError: () => setError(NO_ERROR),
    send: (order) => submit(order),
    forget: () => clearSmsWait(form),
  };
}

/** The time until which the form sends no further code, also after the page was loaded again; 0 if it has sent none. */
function useSmsWait(form: string) {
  const [storedMs] = useState(() => readSmsWait(form));
  const [ownMs, setOwnMs] = useState(0);
  // A print has no wait.
  const isHydrated = useIsHydrated();
  function startWait() {
    const endsAtMs = Date.now() + SMS_WAIT_MS;
    saveSmsWait(form, endsAtMs);
    setOwnMs(endsAtMs);
  }
  return {
    waitEndsAtMs: ownMs || (isHydrated ? storedMs : 0),
    isNewWait: ownMs > 0,
    isSentNow: ownMs > 0 && storedMs === 0,
    startWait,
  };
}
