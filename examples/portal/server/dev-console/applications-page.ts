import type { Hono } from 'hono';
import { html } from 'hono/html';
import { listApplications, type StoredApplication } from '../applications/applications';
import { csv } from '../applications/csv';
import type { Services } from '../http/services';
import { shanghaiTime } from '../lib/time';
import type { Html } from '../pages/html';
import { devConsolePage } from './dev-console-layout';

const SHOWN = 100;
const EXPORTED = 10_000;

/** Mounts the list of the received applications, and its export. */
export function mountApplicationsPage(app: Hono, { db }: Services): void {
  app.get('/dev/applications', async (c) => c.html(applicationsPage(await listApplications(db, SHOWN))));
  app.get('/dev/applications.csv', async (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="applications.csv"');
    return c.body(csv(tableOf(await listApplications(db, EXPORTED))));
  });
}

function tableOf(applications: readonly StoredApplication[]): unknown[][] {
  const names = [...new Set(applications.flatMap(({ data }) => Object.keys(data)))];
  return [
    ['id', 'time', 'form', ...names],
    ...applications.map(({ id, received_at, form, data }) => [
      String(id),
      shanghaiTime(received_at),
      form,
      ...names.map((name) => data[name] ?? ''),
    ]),
  ];
}

function applicationsPage(applications: readonly StoredApplication[]): Html {
  return devConsolePage(
    '/dev/applications',
    html`<div class="head"><div><h1>Applications</h1>
<p class="dim">What forms have sent to <code>/applications</code>, as that of <a href="/campaign.html">the campaign page</a>, newest first.</p></div>
<div class="actions"><a href="/dev/applications.csv" download>Export as CSV</a></div></div>
${
  applications.length === 0
    ? html`<p class="empty">No application yet.</p>`
    : html`<div class="scroll" role="region" aria-label="Applications" tabindex="0"><table><thead><tr><th>Time</th><th>Form</th><th>Data</th></tr></thead>
<tbody>${applications.map(
        ({ received_at, form, data }) => html`<tr><td class="num">${shanghaiTime(received_at)}</td>
<td>${form}</td><td>${JSON.stringify(data)}</td></tr>`,
      )}</tbody></table></div>`
}`,
  );
}
