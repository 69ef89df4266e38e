import { type ComponentProps, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CaptchaKind, PassedCaptcha } from '#api/sign-in/captcha';
import { preloadChunk, retryChunk } from '#lib/chunk';
import { getPageConfig } from '#page-config/page-config';
import type { Elements } from '#ui/elements';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import type { CaptchaDialog } from './captcha-dialog';
import type { WaysIn } from './captcha-help';
import { CaptchaKindContext } from './captcha-kind';
import { type ProvedRequest, useKeptProof } from './use-kept-proof';

/** Makes a request with the proof of a passed captcha; null when the viewer cancels. */
export type AskCaptcha = <Result>(request: ProvedRequest<Result>) => Promise<Result | null>;

export type Captcha = {
  /**
   * Opens the captcha and makes the request once it is passed. The dialog shows the success until the request has ended,
   * for a second at most. Resolves to null when the viewer closes the captcha or leaves the screen, and at once while
   * the captcha is open, because a proof is valid for one request. After a request without a response, or one refused until
   * the viewer has signed in again, the proof is sent once more before a captcha is opened.
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

/**
 * Opens a captcha from a screen (CAPT-01, CAPT-07, CAPT-17).
 * @param waysIn named in the captcha of a sign-in
 */
export function useCaptcha(waysIn?: WaysIn): Captcha {
  const kind = useContext(CaptchaKindContext);
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question>(undefined);
  const { send, sendWithKept } = useKeptProof();

  const close = useCallback(() => {
    open.current?.settle(null);
    open.current = undefined;
    setQuestion(null);
  }, []);
  const ask = useCallback<AskCaptcha>(
    async (request) => {
      if (open.current) return null;
      const asked = newQuestion(kind || getPageConfig().captcha);
      open.current = asked;
      try {
        const sent = await sendWithKept(request);
        if (sent) return sent.result;
        setQuestion(asked);
        // The preload may have failed.
        void retryChunk(load);
        const passed = await asked.answer;
        return passed && (await send(request, passed));
      } finally {
        // Synchronously, because a field below a modal dialog cannot take the focus.
        if (open.current === asked) flushSync(close);
      }
    },
    [kind, close, send, sendWithKept],
  );
  useEffect(() => close, [close]);

  return {
    ask,
    prepare,
    element: question && dialogOf(question, waysIn, close),
  };
}

const load = () => import('./captcha-dialog');

function prepare(): void {
  preloadChunk(load);
}

function dialogOf({ kind, settle }: Question, waysIn: WaysIn | undefined, close: () => void): Elements {
  return (
    <LazyBoundary placeholder={null}>
      <LazyDialog kind={kind} waysIn={waysIn} onPassed={settle} onClose={close} />
    </LazyBoundary>
  );
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
