import { html } from 'hono/html';
import type { Account } from '../db/accounts';
import { type Html, htmlDocument } from './html';

type Card = {
  title: string;
  /** One sentence for search engines; that of all pages about an account unless given. */
  description?: string;
  /** The site that the page belongs to; the portal unless given. */
  mark?: string;
  /** Whether the address of the page has a secret, which no request of the page may carry on. */
  hasSecret?: boolean;
  /** Whom the page names. */
  viewer?: Account | null;
  body: Html;
};

/** A page with one card and without widgets: a short form or a message. */
export function cardPage({
  title,
  description = '确认或查看央视网社区账号的操作。',
  mark = '央视网社区',
  hasSecret = false,
  viewer = null,
  body,
}: Card): Html {
  return htmlDocument({
    title,
    description,
    styles: '/assets/card.css',
    hasSecret,
    viewer,
    body: html`<main><p class="mark">${mark}</p><h1>${title}</h1>${body}</main>`,
  });
}
