import { ERROR_CODES } from '#config/error-codes';
import { fill } from '#i18n/fill';
import { ApiError, codeOf } from '#lib/api-error';
import { useErrorText, useTexts } from '#ui/language';
import { elapsedSeconds } from './elapsed';
import type { Round } from './use-round';

export type RoundTexts = {
  /** Result of the answer, shown in the bar; empty until there is one. */
  result: string;
  /** Why the last answer failed, where this adds to the result. */
  trouble: string;
  /** Why the picture could not be loaded. */
  missing: string;
  /** Text of the live region. */
  announcement: string;
};

/** Texts for the current phase of a round. */
export function useRoundTexts({ phase, elapsedMs, trouble: failure }: Round): RoundTexts {
  const { captcha, common } = useTexts();
  const errorText = useErrorText();
  const words = failure instanceof ApiError ? errorText(failure) : common.busy;
  // The text for a wrong answer would repeat the bar.
  const isWrong = codeOf(failure) === ERROR_CODES.captchaWrong;
  const trouble = failure === null || phase === 'broken' || isWrong ? '' : words;
  const missing = phase === 'broken' ? words : '';
  const states: Record<Round['phase'], { result?: string; announcement: string }> = {
    loading: { announcement: captcha.loading },
    broken: { announcement: missing },
    ready: { announcement: captcha.ready },
    checking: shownAndAnnounced(captcha.checking),
    passed: shownAndAnnounced(fill(captcha.passed, { seconds: elapsedSeconds(elapsedMs) })),
    failed: { result: captcha.failed, announcement: `${captcha.failed} ${trouble}`.trim() },
  };
  return { result: '', trouble, missing, ...states[phase] };
}

function shownAndAnnounced(text: string) {
  return { result: text, announcement: text };
}
