import type { Page } from 'puppeteer-core';
import { type CaptchaAnswer, devConsole } from '../portal/dev-console';

const tokens = new WeakMap<Page, Promise<string | undefined>>();

/** Remembers the token of the captcha that a page was given last. */
export function watchCaptchas(page: Page): void {
  page.on('response', (response) => {
    if (!/\/captcha\/dynamic\/(puzzle|click)\?/.test(response.url())) return;
    tokens.set(
      page,
      response.json().then(
        ({ data }) => data?.token,
        () => undefined,
      ),
    );
  });
}

/** The token of the captcha that a page was given last. */
export async function currentToken(page: Page): Promise<string> {
  const token = await tokens.get(page);
  if (!token) throw new Error('The page was given no captcha.');
  return token;
}

/** What the captcha on a page wants to have, in the reference size of 310 x 155. */
export async function rightAnswer(page: Page): Promise<CaptchaAnswer> {
  return devConsole.captchaAnswer(await currentToken(page));
}
