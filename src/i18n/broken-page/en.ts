import type { brokenPageZhCn } from './zh-cn';

/** Text in English for a form that a script of the page has broken. */
export const brokenPageEn: typeof brokenPageZhCn = {
  notSent: 'What you entered has not been submitted. Please reload the page and enter it again.',
};
