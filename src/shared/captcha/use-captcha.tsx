import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaKind, PassedCaptcha } from '../../api/captcha';
import { TOAST_MS } from '../../config/limits';
import { useTexts } from '../../ui/language';
import { useToast } from '../../ui/toast';
import type { CaptchaDialog } from './captcha-dialog';

export type Captcha = {
  /**
   * Opens the captcha; asked again meanwhile, it answers together with the first. The function is always the same.
   * @returns what the following call sends, or null when the viewer closed it or left, or it could not be fetched
   */
  ask(kind: CaptchaKind): Promise<PassedCaptcha | null>;
  /** Fetches the captcha's own chunk ahead, while the viewer is still typing. */
  prepare(): void;
  /** To be rendered by the screen, outside its form. */
  element: ReactNode;
};

type Dialog = typeof CaptchaDialog;
type Question = {
  kind: CaptchaKind;
  answer: Promise<PassedCaptcha | null>;
  settle(passed: PassedCaptcha | null): void;
};

let loaded: Dialog | null = null;

/** Lets a screen ask its viewer for a captcha (CAPT-01, CAPT-07, CAPT-17). */
export function useCaptcha(): Captcha {
  const { common } = useTexts();
  const toast = useToast();
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question>(undefined);
  const busyText = useRef(common.busy);
  busyText.current = common.busy;

  const settle = useCallback((passed: PassedCaptcha | null) => {
    open.current?.settle(passed);
    open.current = undefined;
    setQuestion(null);
  }, []);
  const ask = useCallback(
    (kind: CaptchaKind) => {
      open.current ??= newQuestion(kind);
      const asked = open.current;
      load()
        .then(() => asked === open.current && setQuestion(asked))
        .catch(() => {
          settle(null);
          toast.show({ text: busyText.current, tone: 'error', durationMs: TOAST_MS, closable: true });
        });
      return asked.answer;
    },
    [settle, toast],
  );
  const close = useCallback(() => settle(null), [settle]);
  useEffect(() => close, [close]);

  const Dialog = loaded;
  return {
    ask,
    prepare,
    element: question && Dialog && <Dialog kind={question.kind} onPassed={settle} onClose={close} />,
  };
}

function prepare(): void {
  load().catch(() => {
    // Nobody waits for it yet; asking tries again, and then says so.
  });
}

async function load(): Promise<void> {
  loaded ??= (await import('./captcha-dialog')).CaptchaDialog;
}

function newQuestion(kind: CaptchaKind): Question {
  let settle: Question['settle'] = () => {};
  const answer = new Promise<PassedCaptcha | null>((resolve) => {
    settle = resolve;
  });
  return { kind, answer, settle };
}
