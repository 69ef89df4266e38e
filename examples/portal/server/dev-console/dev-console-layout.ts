import { html } from 'hono/html';
import type { Html } from '../pages/html';

const TABS = [
  ['/dev', 'Accounts'],
  ['/dev/faults', 'Faults'],
  ['/dev/outbox', 'Outbox'],
  ['/dev/phone', 'Phone'],
  ['/dev/requests', 'Requests'],
  ['/dev/applications', 'Applications'],
] as const;

export type DevConsolePath = (typeof TABS)[number][0];

export function devConsolePage(path: DevConsolePath, body: Html): Html {
  const title = TABS.find(([tab]) => tab === path)?.[1] ?? '';
  const links = TABS.map(
    ([tab, name]) => html`<a href="${tab}"${tab === path ? html` aria-current="page"` : ''}>${name}</a>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - Dev console</title>
<link rel="icon" href="/assets/favicon.svg">
<link rel="stylesheet" href="/assets/palette.css">
<link rel="stylesheet" href="/dev/assets/dev-console.css">
</head>
<body>
<header><div class="wrap"><strong>Dev console</strong><nav>${links}</nav><a class="out" href="/news/1.html">Open the portal</a></div></header>
<main class="wrap">${body}</main>
</body>
</html>`;
}

/** A plain HTML form with one button. */
export function buttonForm(
  action: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
  tone = '',
): Html {
  return html`<form method="post" action="${action}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button class="${tone}" type="submit">${label}</button></form>`;
}
