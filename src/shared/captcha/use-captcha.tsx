import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CaptchaKind, PassedCaptcha } from '../../api/sign-in/captcha';
import { preloadChunk, retryChunk } from '../../lib/chunk';
import type { Elements } from '../../ui/elements';
import { LazyBoundary, useChunk } from '../../ui/loading/lazy';
import type { CaptchaDialog } from './captcha-dialog';

/** Makes a request with the proof of a passed captcha; null when the viewer cancels. */
export type AskCaptcha = <Result>(
  request: (passed: PassedCaptcha) => Promise<Result>,
) => Promise<Result | null>;

export type Captcha = {
  /**
   * Opens the captcha and makes the request once it is passed. The dialog shows the success until the request has ended,
   * for a second at most. Resolves to null when the viewer closes the captcha or leaves the screen, and at once while
   * the captcha is open, because a proof is valid for one request.
   */
  ask: AskCaptcha;
  /** Preloads the captcha's chunk. */
  prepare(): void;
  /** The dialog; the screen renders it outside its form. */
  element: Elements;
};

type Question = {
  kind: CaptchaKind;
  answer: Promise<PassedCaptcha | null>;
  settle(passed: PassedCaptcha | null): void;
};

/** Opens a captcha from a screen (CAPT-01, CAPT-07, CAPT-17). */
export function useCaptcha(kind: CaptchaKind = 'puzzle'): Captcha {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question>(undefined);

  const close = useCallback(() => {
    open.current?.settle(null);
    open.current = undefined;
    setQuestion(null);
  }, []);
  const ask = useCallback<AskCaptcha>(
    async (request) => {
      if (open.current) return null;
      const asked = newQuestion(kind);
      open.current = asked;
      setQuestion(asked);
      // The preload may have failed.
      void retryChunk(load);
      const passed = await asked.answer;
      if (!passed) return null;
      try {
        return await request(passed);
      } finally {
        // Synchronously, because a field below a modal dialog cannot take the focus.
        if (open.current === asked) flushSync(close);
      }
    },
    [kind, close],
  );
  useEffect(() => close, [close]);

  return {
    ask,
    prepare,
    element: question && (
      <LazyBoundary placeholder={null}>
        <LazyDialog kind={question.kind} onPassed={question.settle} onClose={close} />
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
