import { useRef, useState } from 'react';
import { type SmsProof, type SmsType, sendSmsCode } from '../../api/sms';
import { ERROR_CODES, INLINE_CODES } from '../../config/error-codes';
import { SMS_WAIT_MS } from '../../config/limits';
import { useAreaTexts } from '../../ui/use-area-texts';
import { useSecondsLeft } from '../../ui/use-seconds-left';
import { useSubmit } from '../submission/use-submit';
import { forgetWait, keepWait, keptWait } from './kept-wait';

type Order = {
  mobile: string;
  /** Answers null when the viewer cancelled it. */
  askProof(): Promise<SmsProof | null>;
  /** Called when the code was sent, before the button begins to wait. */
  onSent?(): void;
};

export type SmsCode = {
  /** Whether a code was sent to a phone, as far as this form knows. */
  wasSent: boolean;
  isBusy: boolean;
  /** Seconds until the form can have another code sent; 0 when it can now. */
  seconds: number;
  /** Why no code could be sent to this number, where the form shows it; empty otherwise. */
  problemFor(mobile: string): string;
  /** To be called when the viewer types a code. */
  forgetProblem(): void;
  /** Asks for the proof and has a code sent. Pressed again meanwhile, it does nothing. */
  send(order: Order): void;
  /** To be called when the code has served its purpose. */
  forget(): void;
};

type Options = {
  /** Names the form, so that each has a wait of its own. */
  form: string;
  type: SmsType;
  /** A proof is good for one send, accepted or not: called when it was used. */
  onProofUsed?: (isAccepted: boolean) => void;
};

const NO_PROBLEM = { mobile: '', text: '' };

/**
 * Codes by SMS for one form (SMS-01 to SMS-08): at most one in 180 seconds, whatever number is typed meanwhile,
 * counted from the moment at which the send was accepted, or was refused for coming too soon (OQ-50).
 */
export function useSmsCode({ form, type, onProofUsed }: Options): SmsCode {
  const { toast } = useAreaTexts('account');
  const [waitEndsAtMs, setWaitEndsAtMs] = useState(() => keptWait(form));
  const [problem, setProblem] = useState(NO_PROBLEM);
  const hasProof = useRef(false);
  const seconds = useSecondsLeft(waitEndsAtMs);

  function startWait() {
    const endsAtMs = Date.now() + SMS_WAIT_MS;
    keepWait(form, endsAtMs);
    setWaitEndsAtMs(endsAtMs);
  }
  const { isBusy, submit } = useSubmit(
    async ({ mobile, askProof }: Order, signal) => {
      setProblem(NO_PROBLEM);
      hasProof.current = false;
      const proof = await askProof();
      hasProof.current = proof !== null;
      return proof && sendSmsCode({ mobile, type, proof }, { signal });
    },
    {
      success: toast.smsSent,
      onSuccess(_answer, { onSent }) {
        onSent?.();
        startWait();
        onProofUsed?.(true);
      },
      silent: INLINE_CODES,
      onFailure({ error, inlineText }, { mobile }) {
        if (error.code === ERROR_CODES.smsTooSoon) startWait();
        setProblem({ mobile, text: inlineText ?? '' });
        if (hasProof.current) onProofUsed?.(false);
      },
    },
  );
  return {
    wasSent: waitEndsAtMs > 0,
    isBusy,
    seconds,
    problemFor: (mobile) => (problem.mobile === mobile ? problem.text : ''),
    forgetProblem: () => setProblem(NO_PROBLEM),
    send: (order) => submit(order),
    forget: () => forgetWait(form),
  };
}
