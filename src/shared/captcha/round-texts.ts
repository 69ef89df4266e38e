import { ERROR_CODES } from '../../config/error-codes';
import { fill } from '../../i18n/catalogue';
import { ApiError } from '../../lib/api-error';
import { useErrorText, useTexts } from '../../ui/language';
import { elapsedSeconds } from './elapsed';
import type { Round } from './use-round';

export type RoundTexts = {
  /** What came of the answer, for the bar; empty until there is a result. */
  result: string;
  /** Why the last answer failed, where the result does not say it all. */
  trouble: string;
  /** Why there is no picture. */
  missing: string;
  /** The same for those who listen. */
  announcement: string;
};

/** The words for what a round has come to. */
export function useRoundTexts({ phase, elapsedMs, trouble: failure }: Round): RoundTexts {
  const { captcha, common } = useTexts();
  const errorText = useErrorText();
  const words = failure instanceof ApiError && failure.kind === 'refused' ? errorText(failure) : common.busy;
  // The code for a wrong answer says no more than the bar does.
  const isWrong = failure instanceof ApiError && failure.code === ERROR_CODES.captchaWrong;
  const trouble = failure === null || phase === 'broken' || isWrong ? '' : words;
  const missing = phase === 'broken' ? words : '';
  const states: Record<Round['phase'], { result?: string; announcement: string }> = {
    loading: { announcement: captcha.loading },
    broken: { announcement: missing },
    ready: { announcement: captcha.ready },
    checking: said(captcha.checking),
    passed: said(fill(captcha.passed, { seconds: elapsedSeconds(elapsedMs) })),
    failed: { result: captcha.failed, announcement: `${captcha.failed} ${trouble}`.trim() },
  };
  return { result: '', trouble, missing, ...states[phase] };
}

function said(text: string) {
  return { result: text, announcement: text };
}
