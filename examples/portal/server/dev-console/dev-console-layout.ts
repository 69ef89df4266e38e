import { html } from 'hono/html';
import { type Html, htmlDocument } from '../pages/html';

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
  return htmlDocument({
    title: `${title} - Dev console`,
    description: 'Demo accounts, faults, mails and requests of the reference portal, for its developers.',
    lang: 'en',
    styles: '/dev/assets/dev-console.css',
    body: html`<header><div class="wrap"><strong>Dev console</strong><nav>${links}</nav><a class="out" href="/news/1.html">Open the portal</a></div></header>
<main class="wrap">${body}</main>`,
  });
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
