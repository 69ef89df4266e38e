import type { Page } from 'puppeteer-core';
import { type CaptchaAnswer, devConsole } from '../portal/dev-console';

const tokens = new WeakMap<Page, Promise<string | undefined>>();

/** Records the token of the last captcha of a page. */
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

/** The token of the last captcha of a page. */
export async function currentToken(page: Page): Promise<string> {
  const token = await tokens.get(page);
  if (!token) throw new Error('The page was given no captcha.');
  return token;
}

/** Returns the solution of the captcha on a page, in the reference size of 310 x 155. */
export async function rightAnswer(page: Page): Promise<CaptchaAnswer> {
  return devConsole.captchaAnswer(await currentToken(page));
}
