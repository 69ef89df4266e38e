import { html } from 'hono/html';
import type { Html } from './html';

type Card = {
  title: string;
  /** The site that the page belongs to; the portal unless given. */
  mark?: string;
  /** Whether the address of the page has a secret, which no request of the page may carry on. */
  hasSecret?: boolean;
  body: Html;
};

/** A page with one card and without widgets: a short form or a message. */
export function cardPage({ title, mark = '央视网社区', hasSecret = false, body }: Card): Html {
  return html`<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${hasSecret ? html`<meta name="referrer" content="strict-origin">` : ''}
<title>${title}</title>
<link rel="icon" href="/assets/favicon.svg">
<link rel="stylesheet" href="/assets/palette.css">
<link rel="stylesheet" href="/assets/card.css">
</head>
<body><main><p class="mark">${mark}</p><h1>${title}</h1>${body}</main></body>
</html>`;
}
