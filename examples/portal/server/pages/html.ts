import { html } from 'hono/html';
import type { Account } from '../db/accounts';

/** An HTML fragment with escaped values. */
export type Html = ReturnType<typeof html>;

type Document = {
  title: string;
  /** One sentence for search engines, in the language of the page. */
  description: string;
  lang?: 'zh-CN' | 'en';
  /** URL of the style sheet of the page, besides the palette. */
  styles: string;
  /** Whether the address of the page has a secret, which no request of the page may carry on. */
  hasSecret?: boolean;
  /** Whom the page names, in elements with `data-viewer-name`. The response needs `tellViewer`. */
  viewer?: Account | null;
  /** What the head has besides. */
  head?: Html | string;
  /** Class of <body>. */
  kind?: string;
  body: Html;
};

/** A whole page. */
export function htmlDocument(page: Document): Html {
  const {
    title,
    description,
    lang = 'zh-CN',
    styles,
    hasSecret = false,
    viewer,
    head = '',
    kind,
    body,
  } = page;
  // The referrer policy stands before everything that the page requests.
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${hasSecret ? html`<meta name="referrer" content="strict-origin">` : ''}
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="/assets/favicon.svg">
<link rel="stylesheet" href="/assets/palette.css">
<link rel="stylesheet" href="${styles}">
${
  viewer
    ? html`<meta name="viewer" content="${viewer.id}">
<script type="module" src="/assets/kept-page.js"></script>`
    : ''
}
${head}
</head>
<body${kind ? html` class="${kind}"` : ''}>
${body}
</body>
</html>`;
}
