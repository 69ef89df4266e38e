import { html } from 'hono/html';
import type { Account } from '../db/accounts';
import { shanghaiTime } from '../lib/time';
import type { Html } from '../pages/html';
import type { QrCode, QrState } from '../qr/qr-codes';
import { buttonForm, devConsolePage } from './dev-console-layout';
import type { PhoneAction } from './phone-api';

const STATES: Readonly<Record<QrState, string>> = {
  open: 'Not scanned',
  scanned: 'Scanned',
  confirmed: 'Confirmed',
  mismatch: 'Scanned with another app',
  review: 'Under review',
};
const OTHERS: readonly (readonly [PhoneAction, string])[] = [
  ['scan', 'Scan'],
  ['refuse', 'Refuse'],
  ['mismatch', 'Scan with another app'],
  ['review', 'Under review'],
  ['expire', 'Let it expire'],
];

/** Page of the simulated phone: lists the open codes and has a field for any other. */
export function phonePage(codes: readonly QrCode[], accounts: readonly Account[]): Html {
  return devConsolePage(
    '/dev/phone',
    html`<div class="head"><div><h1>Phone</h1>
<p class="dim">Stands for the portal's app. A code lives for three minutes, counts once, and signs in the browser that drew it, no other.</p></div>
<div class="actions"><a href="/qrcode">Draw a code</a></div></div>
${
  codes.length === 0
    ? html`<p class="empty">No code is on any screen.</p>`
    : html`<div class="scroll cards"><table>
<thead><tr><th>Code</th><th>State</th><th>Until</th><th>Confirm as</th><td></td></tr></thead>
<tbody>${codes.map((code) => row(code, accounts))}</tbody></table></div>`
}
<h2>Scan a code by hand</h2>
<form class="fields" method="post" action="/dev/api/phone">
<label>Code <input name="code" required maxlength="500" autocomplete="off"></label>
<input type="hidden" name="action" value="scan">
<button class="main" type="submit">Scan</button></form>`,
  );
}

function row({ code, state, expires_at }: QrCode, accounts: readonly Account[]): Html {
  return html`<tr>
<td><code>${code.slice(0, 12)}…</code></td>
<td>${STATES[state]}</td>
<td class="num">${shanghaiTime(expires_at).slice(11)}</td>
<td><form class="unread" method="post" action="/dev/api/phone">
<input type="hidden" name="code" value="${code}"><input type="hidden" name="action" value="confirm">
<select name="account" aria-label="Account">${accounts.map(
    ({ email, mobile, nick_name }) => html`<option value="${email ?? mobile}">${nick_name}</option>`,
  )}</select>
<button class="main" type="submit">Confirm</button></form></td>
<td class="end"><div class="actions">${OTHERS.map(([action, label]) => buttonForm('/dev/api/phone', label, { code, action }))}</div></td>
</tr>`;
}
