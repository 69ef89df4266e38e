import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { readForm } from '../http/fields';
import { getWithEffect } from '../http/get-with-effect';
import { cardPage } from '../pages/card-page';
import type { Html } from '../pages/html';

/** What the link of a mail is valid for. */
export type Valid = {
  /** Whether the viewer uses the browser that the mail was requested from. */
  isOwnBrowser: boolean;
  /** Page of every other browser. */
  page: { title: string; text: Html; discard: string };
  activate(): Promise<Response>;
  discard(): Promise<Html>;
};

/**
 * Serves the link of a mail that activates something (OQ-93). Opening it activates only in the browser that the mail was
 * requested from: mail scanners open links, some run scripts, and the address may be that of a stranger. Every other
 * browser shows a form with two buttons, which works without scripts.
 * @param read returns the response for a link that is not valid any more
 */
export function mountMailLink(
  app: Hono,
  path: string,
  read: (c: Context, code: string) => Promise<Valid | Response>,
): void {
  getWithEffect(app, path, async (c) => {
    const code = c.req.query('code') ?? '';
    const link = await read(c, code);
    if (link instanceof Response) return link;
    return link.isOwnBrowser ? link.activate() : c.html(choicePage(link, code));
  });
  app.post(path, async (c) => {
    const { code = '', answer } = await readForm(c);
    const link = await read(c, code);
    if (link instanceof Response) return link;
    if (answer === 'activate') return link.activate();
    return c.html(answer === 'discard' ? await link.discard() : choicePage(link, code));
  });
}

function choicePage({ page: { title, text, discard } }: Valid, code: string): Html {
  return cardPage({
    title,
    hasSecret: true,
    body: html`${text}
<form method="post">
<input type="hidden" name="code" value="${code}">
<button class="main" type="submit" name="answer" value="activate">激活</button>
<button class="quiet" type="submit" name="answer" value="discard">${discard}</button>
</form>`,
  });
}
