import { useRef, useState } from 'react';
import { type SmsProof, type SmsType, sendSmsCode } from '#api/sign-in/sms';
import { ERROR_CODES, INLINE_CODES } from '#config/error-codes';
import { SMS_WAIT_MS } from '#config/limits';
import { hasNoResponse } from '#lib/api-error';
import { phoneNumberOf } from '#lib/text/normal-form';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { fieldForAll } from '../failure/field-rules';
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
  isBusy: boolean;
  /** When the form can send another code, in milliseconds since 1970; in the past when it can now. */
  waitEndsAtMs: number;
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
  /** Called after a response. A proof can be used for one send only, accepted or not. */
  onProofUsed?: (isAccepted: boolean) => void;
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
  const [waitEndsAtMs, setWaitEndsAtMs] = useState(() => readSmsWait(form));
  const [error, setError] = useState(NO_ERROR);
  const hasProof = useRef(false);

  function startWait() {
    const endsAtMs = Date.now() + SMS_WAIT_MS;
    saveSmsWait(form, endsAtMs);
    setWaitEndsAtMs(endsAtMs);
  }
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
        onProofUsed?.(true);
      },
      silent,
      fields: FIELDS,
      onFailure({ error, text, field }, { phone }) {
        if (error.code === ERROR_CODES.smsTooSoon) startWait();
        setError({ phone, text: field ? text : '' });
        if (hasProof.current && !hasNoResponse(error)) onProofUsed?.(false);
      },
    },
  );
  return {
    wasSent: waitEndsAtMs > 0,
    isBusy,
    waitEndsAtMs,
    errorFor: (typed) => (error.phone === phoneNumberOf(typed) ? error.text : ''),
    forgetError: () => setError(NO_ERROR),
    send: (order) => submit(order),
    forget: () => clearSmsWait(form),
  };
}
