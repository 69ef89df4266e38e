import type { AskCaptcha } from '#shared/captcha/use-captcha';

/** Replaces `src/shared/captcha/use-captcha`: every captcha is passed at once. */
export const useCaptcha = () => ({
  ask: (request: Parameters<AskCaptcha>[0]) => request({ kind: 'puzzle', passCode: 'P4SS' }),
  prepare() {},
  element: null,
});
