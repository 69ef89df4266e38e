import { useState } from 'react';
import { type SmsProof, type SmsType, sendSmsCode } from '../../api/sms';
import { ERROR_CODES } from '../../config/error-codes';
import { SMS_WAIT_MS, TOAST_MS } from '../../config/limits';
import { useSubmission } from '../../ui/forms/use-submission';
import { useToast } from '../../ui/toast';
import { useAreaTexts } from '../../ui/use-area-texts';
import { useSecondsLeft } from '../../ui/use-seconds-left';
import { useFailure } from '../failure/use-failure';
import { forgetWait, keepWait, keptWait } from './kept-wait';

export type SmsCode = {
  /** Whether a code is on its way to the phone, as far as this form knows. */
  wasSent: boolean;
  isBusy: boolean;
  /** Seconds until another code can be sent to this number; 0 when it can be now. */
  secondsFor(mobile: string): number;
  /** Why no code could be sent to this number, where the form is to say so; empty otherwise. */
  problemFor(mobile: string): string;
  /** The viewer has read why, and goes on with the code they have. */
  forgetProblem(): void;
  /**
   * Asks for the proof and has a code sent. Pressed again meanwhile, it does nothing.
   * @param askProof answers null when the viewer changed their mind
   * @param onSent called when the send was accepted, before the button begins to wait
   * @returns whether the send was accepted
   */
  send(mobile: string, askProof: () => Promise<SmsProof | null>, onSent?: () => void): Promise<boolean>;
  /** To be called when the code has served its purpose. */
  forget(): void;
};

type Options = {
  /** Names the form, so that each has a wait of its own. */
  form: string;
  type: SmsType;
  /** A proof is good for one send, accepted or not: called when it was tried. */
  onProofUsed?: (isAccepted: boolean) => void;
};

/** A number is known for as long as the screen is there; after a reload the form waits whatever the number is. */
type Wait = { endsAtMs: number; mobile: string | null };

const NO_PROBLEM = { mobile: '', text: '' };

/**
 * Codes by SMS for one form (SMS-01 to SMS-08): at most one in 180 seconds to one number, counted from the moment at
 * which the send was accepted, or was refused for coming too soon (OQ-50).
 */
export function useSmsCode({ form, type, onProofUsed }: Options): SmsCode {
  const { toast: words } = useAreaTexts('account');
  const toast = useToast();
  const failure = useFailure();
  const [wait, setWait] = useState<Wait>(() => ({ endsAtMs: keptWait(form), mobile: null }));
  const [problem, setProblem] = useState(NO_PROBLEM);
  const { isBusy, run } = useSubmission();
  const seconds = useSecondsLeft(wait.endsAtMs);

  function startWait(mobile: string) {
    const endsAtMs = Date.now() + SMS_WAIT_MS;
    keepWait(form, endsAtMs);
    setWait({ endsAtMs, mobile });
  }
  async function send(mobile: string, askProof: () => Promise<SmsProof | null>, onSent?: () => void) {
    let isAccepted = false;
    await run(async (signal) => {
      setProblem(NO_PROBLEM);
      let proof: SmsProof | null = null;
      try {
        proof = await askProof();
        if (!proof || signal.aborted) return;
        await sendSmsCode({ mobile, type, proof }, { signal });
        isAccepted = true;
        onSent?.();
        startWait(mobile);
        toast.show({ text: words.smsSent, tone: 'success', durationMs: TOAST_MS });
      } catch (cause) {
        const failed = failure(cause);
        if (failed?.error.code === ERROR_CODES.smsTooSoon) startWait(mobile);
        setProblem({ mobile, text: failed?.inlineText ?? '' });
      }
      if (proof && !signal.aborted) onProofUsed?.(isAccepted);
    });
    return isAccepted;
  }
  return {
    wasSent: wait.endsAtMs > 0,
    isBusy,
    secondsFor: (mobile) => (wait.mobile === null || wait.mobile === mobile ? seconds : 0),
    problemFor: (mobile) => (problem.mobile === mobile ? problem.text : ''),
    forgetProblem: () => setProblem(NO_PROBLEM),
    send,
    forget: () => forgetWait(form),
  };
}
