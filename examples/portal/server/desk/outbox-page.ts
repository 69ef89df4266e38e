import { html } from 'hono/html';
import type { Html } from '../pages/html';
import { shanghaiTime } from '../time';
import { deskPage } from './desk-layout';
import type { Mail } from './mails';

export function outboxPage(mails: readonly Mail[]): Html {
  return deskPage(
    '/dev/outbox',
    html`<h1>Outbox</h1><p class="dim">Mails that a real portal would have sent.</p>
${
  mails.length === 0
    ? html`<p class="empty">No mail yet. Signing in with <code>inactive@example.com</code> leads to one.</p>`
    : html`<ul class="mails">${mails.map(
        (mail) => html`<li><a href="/dev/outbox/${mail.id}">${mail.subject}</a>
<span class="dim">to ${mail.to}</span><time class="dim num">${shanghaiTime(mail.at)}</time></li>`,
      )}</ul>`
}`,
  );
}

export function mailPage({ to, subject, body, link, at }: Mail): Html {
  return deskPage(
    '/dev/outbox',
    html`<p><a href="/dev/outbox">All mails</a></p><h1 lang="zh-CN">${subject}</h1>
<p class="dim">To ${to}, ${shanghaiTime(at)}</p>
<div class="mail" lang="zh-CN">${body.split('\n\n').map((part) => html`<p>${part}</p>`)}<p><a href="${link}">${link}</a></p></div>`,
  );
}
