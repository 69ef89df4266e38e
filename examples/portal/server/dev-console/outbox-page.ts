import { html } from 'hono/html';
import { shanghaiTime } from '../lib/time';
import type { Html } from '../pages/html';
import { devConsolePage } from './dev-console-layout';
import type { Sent } from './read-outbox';

export function outboxPage(messages: readonly Sent[]): Html {
  return devConsolePage(
    '/dev/outbox',
    html`<h1>Outbox</h1><p class="dim">Mails and text messages that a real portal would have sent.</p>
${
  messages.length === 0
    ? html`<p class="empty">Nothing yet. Signing in with <code>inactive@example.com</code> leads to a mail.</p>`
    : html`<ul class="mails">${messages.map(
        (sent) => html`<li><a href="/dev/outbox/${sent.id}">${titleOf(sent)}</a>
<span class="dim">to ${recipientOf(sent)}</span><time class="dim num">${shanghaiTime(sent.at)}</time></li>`,
      )}</ul>`
}`,
  );
}

export function messagePage(sent: Sent): Html {
  return devConsolePage(
    '/dev/outbox',
    html`<p><a href="/dev/outbox">All messages</a></p><h1 lang="zh-CN">${titleOf(sent)}</h1>
<p class="dim">To ${recipientOf(sent)}, ${shanghaiTime(sent.at)}</p>
<div class="mail" lang="zh-CN">${sent.body.split('\n\n').map((part) => html`<p>${part}</p>`)}${
      sent.kind === 'mail' ? html`<p><a href="${sent.link}">${sent.link}</a></p>` : ''
    }</div>`,
  );
}

function titleOf(sent: Sent): string {
  return sent.kind === 'mail' ? sent.subject : `短信 ${sent.code || '通知'}`;
}

function recipientOf(sent: Sent): string {
  return sent.kind === 'mail' ? sent.to : sent.recipient;
}
