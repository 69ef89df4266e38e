import { html } from 'hono/html';
import { LOG_ROWS } from '../config/settings';
import type { LogRow } from '../http/request-log';
import { shanghaiTime } from '../lib/time';
import type { Html } from '../pages/html';
import { buttonForm, devConsolePage } from './dev-console-layout';

/** @param rows newest first */
export function requestsPage(rows: readonly LogRow[]): Html {
  return devConsolePage(
    '/dev/requests',
    html`<div class="head"><div><h1>Requests</h1>
<p class="dim">The last ${LOG_ROWS} calls, newest first. Fields and cookies are not kept.</p></div>
<div class="actions">${rows.length > 0 ? buttonForm('/dev/api/log/clear', 'Clear') : ''}</div></div>
${rows.length === 0 ? html`<p class="empty">No call yet.</p>` : table(rows)}`,
  );
}

function table(rows: readonly LogRow[]): Html {
  return html`<div class="scroll" role="region" aria-label="Requests" tabindex="0"><table>
<thead><tr><th>Time</th><th>Call</th><th>HTTP</th><th>Code</th><th>Took</th><th>Fault</th></tr></thead>
<tbody>${rows.map(
    (row) => html`<tr><td class="num">${shanghaiTime(row.at).slice(11)}</td>
<td><code>${row.method} ${row.path}</code></td><td class="num">${row.status || 'none'}</td>
<td class="num ${(row.code ?? 0) < 0 ? 'bad' : ''}">${row.code ?? ''}</td><td class="num">${row.ms} ms</td><td>${row.fault ?? ''}</td></tr>`,
  )}</tbody></table></div>`;
}
