import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type CaptchaKind,
  type Challenge,
  checkChallenge,
  getChallenge,
  type PassedCaptcha,
} from '#api/sign-in/captcha';
import { CAPTCHA_RESULT_MS } from '#config/limits';
import type { Point } from './geometry';

/** One picture, from its request to its result. A token can be used for one solution only, correct or not. */
export type Round = {
  phase: 'loading' | 'broken' | 'ready' | 'checking' | 'passed' | 'failed';
  challenge: Challenge | null;
  /** The last error; shown beside the next picture until the viewer acts. */
  trouble: unknown;
  passed: PassedCaptcha | null;
  elapsedMs: number;
};

export type RoundActions = {
  round: Round;
  /** Replaces the picture by a new one. */
  refresh(): void;
  /**
   * Sends a solution to the server; ignored unless the phase is `ready`.
   * @param points in reference size
   * @param elapsedMs time from the first press or key to the answer
   */
  answer(points: Point | Point[], elapsedMs: number): void;
};

const FIRST: Round = {
  phase: 'loading',
  challenge: null,
  trouble: null,
  passed: null,
  elapsedMs: 0,
};

/**
 * Loads pictures and checks answers. A failure is shown for a second, then the picture is replaced (CAPT-09).
 * Pending requests are aborted on unmount.
 * @param onPassed called once, at the success
 * @param onShown called when the success has been shown for a second
 */
export function useRound(
  kind: CaptchaKind,
  onPassed: (passed: PassedCaptcha) => void,
  onShown: () => void,
): RoundActions {
  const [round, setRound] = useState(FIRST);
  const running = useRef<AbortController>(undefined);
  /**
   * The challenge that can be answered; cleared synchronously, so that two events in one tick send one
   * answer.
   */
  const open = useRef<Challenge>(undefined);

  const load = useCallback(
    async (trouble: unknown) => {
      running.current?.abort();
      running.current = new AbortController();
      open.current = undefined;
      const { signal } = running.current;
      setRound({ ...FIRST, trouble });
      try {
        const challenge = await getChallenge(kind, { signal });
        if (signal.aborted) return;
        open.current = challenge;
        setRound((before) => ({ ...before, phase: 'ready', challenge }));
      } catch (failure) {
        if (!signal.aborted) setRound((before) => ({ ...before, phase: 'broken', trouble: failure }));
      }
    },
    [kind],
  );

  const answer = useCallback(async (points: Point | Point[], elapsedMs: number) => {
    const challenge = open.current;
    const signal = running.current?.signal;
    if (!challenge || !signal) return;
    open.current = undefined;
    setRound((before) => ({ ...before, phase: 'checking', trouble: null }));
    try {
      const passed = await checkChallenge(challenge, points, { signal });
      if (!signal.aborted) setRound((before) => ({ ...before, phase: 'passed', passed, elapsedMs }));
    } catch (failure) {
      if (!signal.aborted) setRound((before) => ({ ...before, phase: 'failed', trouble: failure }));
    }
  }, []);

  useEffect(() => {
    void load(null);
    return () => running.current?.abort();
  }, [load]);

  const { phase, passed, trouble } = round;
  useEffect(() => {
    if (passed) onPassed(passed);
  }, [passed, onPassed]);
  useEffect(() => {
    if (phase !== 'passed' && phase !== 'failed') return;
    const timer = setTimeout(() => (passed ? onShown() : void load(trouble)), CAPTCHA_RESULT_MS);
    return () => clearTimeout(timer);
  }, [phase, passed, trouble, load, onShown]);

  const refresh = useCallback(() => {
    // A passed captcha is not replaced.
    if (!passed) void load(null);
  }, [load, passed]);
  return { round, refresh, answer };
}
