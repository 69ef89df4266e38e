import { html } from 'hono/html';
import type { Account } from '../db/accounts';
import { DEMO_PASSWORD } from '../demo/demo-data';
import { LONG_HISTORY_SIZE } from '../demo/demo-lists';
import { shanghaiTime } from '../lib/time';
import type { Html } from '../pages/html';
import { buttonForm, devConsolePage } from './dev-console-layout';

export type AccountRow = Account & {
  sso_propagations: number;
  subscribe_unread: number;
  system_unread: number;
  /** Slugs of the bound third parties, comma-separated. */
  bound: string | null;
};

const STATES: Readonly<Record<Account['state'], string>> = {
  active: 'Active',
  inactive: 'Not activated',
  banned: 'Banned',
};

export function accountsPage(accounts: readonly AccountRow[], me: Account | null): Html {
  return devConsolePage(
    '/dev',
    html`<div class="head"><div><h1>Accounts</h1>
<p class="dim">Every account has the password <code>${DEMO_PASSWORD}</code>. ${whoAmI(me)}</p></div>
<div class="actions">${me ? buttonForm('/dev/api/session/expire', 'Expire my session') : ''}
${buttonForm('/dev/api/reset', 'Reset to demo data', {}, 'main')}</div></div>
<div class="scroll" role="region" aria-label="Accounts" tabindex="0"><table>
<thead><tr><th>Account</th><th>State</th><th>Unread: reminders, system</th><th>Last sign-in</th><td></td></tr></thead>
<tbody>${accounts.map(accountRow)}</tbody>
</table></div>`,
  );
}

function whoAmI(me: Account | null): Html {
  return me
    ? html`You are signed in as <b>${me.nick_name}</b> in this browser.`
    : html`You are not signed in in this browser.`;
}

function accountRow(account: AccountRow): Html {
  const name = account.email ?? account.mobile;
  return html`<tr>
<td><b>${account.nick_name}</b>
<span class="dim">${name ?? 'By third-party sign-in only'}${account.email && account.mobile ? html`<br>${account.mobile}` : ''}</span>
${account.bound ? html`<span class="dim">Bound: ${account.bound}</span>` : ''}
${account.has_sso ? html`<span class="dim">SSO propagations to the other site: ${account.sso_propagations}</span>` : ''}</td>
<td><span class="state ${account.state}">${STATES[account.state]}</span>${review(account)}</td>
<td>${name ? unreadForm(account, name) : html`<span class="num">${account.subscribe_unread}, ${account.system_unread}</span>`}</td>
<td class="num">${account.last_login_at ? shanghaiTime(account.last_login_at) : html`<span class="dim">Never</span>`}</td>
<td class="end">${name && account.state === 'active' ? actions(name) : ''}</td>
</tr>`;
}

function actions(account: string): Html {
  const records = String(LONG_HISTORY_SIZE);
  return html`${buttonForm('/dev/api/session', 'Sign in', { account })}
${buttonForm('/dev/api/history', `Watch ${records} videos`, { account, records })}`;
}

/** The nickname and avatar awaiting review. */
function review({ id, pending_nick_name: name, pending_avatar_id: avatar }: AccountRow): Html | string {
  if (!name && !avatar) return '';
  const waiting = [name && `nickname ${name}`, avatar && 'a picture'].filter(Boolean).join(', ');
  return html`<span class="dim">To review: ${waiting}</span>${buttonForm('/dev/api/review', 'Approve', { account: String(id) })}`;
}

function unreadForm({ subscribe_unread, system_unread, nick_name }: AccountRow, name: string): Html {
  return html`<form class="unread" method="post" action="/dev/api/unread">
<input type="hidden" name="account" value="${name}">
<input type="number" name="subscribe" min="0" value="${subscribe_unread}" aria-label="Reminders of ${nick_name}">
<input type="number" name="system" min="0" value="${system_unread}" aria-label="System messages of ${nick_name}">
<button type="submit">Set</button></form>`;
}
