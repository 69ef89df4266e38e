import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaKind, PassedCaptcha } from '../../api/sign-in/captcha';
import { preloadChunk, retryChunk } from '../../lib/chunk';
import { LazyBoundary, useChunk } from '../../ui/loading/lazy';
import type { CaptchaDialog } from './captcha-dialog';

export type Captcha = {
  /**
   * Opens the captcha; a call while it is open returns the same promise. The function's identity is stable.
   * @returns the proof for the next request, or null when the viewer closes the captcha or leaves the screen
   */
  ask(kind: CaptchaKind): Promise<PassedCaptcha | null>;
  /** Preloads the captcha's chunk. */
  prepare(): void;
  /** The dialog; the screen renders it outside its form. */
  element: ReactNode;
};

type Question = {
  kind: CaptchaKind;
  answer: Promise<PassedCaptcha | null>;
  settle(passed: PassedCaptcha | null): void;
};

/** Opens a captcha from a screen (CAPT-01, CAPT-07, CAPT-17). */
export function useCaptcha(): Captcha {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question>(undefined);

  const settle = useCallback((passed: PassedCaptcha | null) => {
    open.current?.settle(passed);
    open.current = undefined;
    setQuestion(null);
  }, []);
  const ask = useCallback((kind: CaptchaKind) => {
    if (!open.current) {
      open.current = newQuestion(kind);
      setQuestion(open.current);
      // The preload may have failed.
      void retryChunk(load);
    }
    return open.current.answer;
  }, []);
  const close = useCallback(() => settle(null), [settle]);
  useEffect(() => close, [close]);

  return {
    ask,
    prepare,
    element: question && (
      <LazyBoundary placeholder={null}>
        <LazyDialog kind={question.kind} onPassed={settle} onClose={close} />
      </LazyBoundary>
    ),
  };
}

const load = () => import('./captcha-dialog');

function prepare(): void {
  preloadChunk(load);
}

function LazyDialog(props: ComponentProps<typeof CaptchaDialog>) {
  const { CaptchaDialog: Dialog } = useChunk(load);
  return <Dialog {...props} />;
}

function newQuestion(kind: CaptchaKind): Question {
  let settle: Question['settle'] = () => {};
  const answer = new Promise<PassedCaptcha | null>((resolve) => {
    settle = resolve;
  });
  return { kind, answer, settle };
}
