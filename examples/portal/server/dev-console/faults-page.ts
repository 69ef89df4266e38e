import { html } from 'hono/html';
import type { Effect, Fault } from '../http/faults';
import { EFFECTS } from '../http/faults';
import type { Html } from '../pages/html';
import { buttonForm, devConsolePage } from './dev-console-layout';

const EFFECT_TEXTS: Readonly<Record<Effect, string>> = {
  delay: 'Only delay',
  'http-500': 'HTTP 500',
  malformed: 'Broken JSON',
  'wrong-shape': 'JSON of a wrong shape',
  code: 'Negative code',
  offline: 'Connection dropped',
  'retry-after': 'HTTP 429 with Retry-After',
};

export function faultsPage(faults: readonly Fault[], calls: readonly string[]): Html {
  return devConsolePage(
    '/dev/faults',
    html`<div class="head"><div><h1>Faults</h1>
<p class="dim">The oldest fault that fits a call meets it; several for one call queue up.</p></div>
<div class="actions">${faults.length > 0 ? buttonForm('/dev/api/faults/clear', 'Clear all') : ''}</div></div>
${faults.length > 0 ? faultTable(faults) : html`<p class="empty">No fault is set. Every call is answered as it should be.</p>`}
<h2>Set a fault</h2>${faultForm(calls)}`,
  );
}

function faultTable(faults: readonly Fault[]): Html {
  return html`<div class="scroll" role="region" aria-label="Faults" tabindex="0"><table>
<thead><tr><th>Call</th><th>Effect</th><th>Delay</th><th>Left</th></tr></thead>
<tbody>${faults.map(
    (fault) => html`<tr><td><code>${fault.call === '*' ? 'Every call' : fault.call}</code></td>
<td>${EFFECT_TEXTS[fault.effect]}${detailOf(fault)}</td><td class="num">${fault.delayMs} ms</td>
<td class="num">${fault.times ?? 'until cleared'}</td></tr>`,
  )}</tbody></table></div>`;
}

function detailOf({ effect, code, retryAfterSeconds }: Fault): string {
  if (effect === 'code') return ` ${code}`;
  return effect === 'retry-after' ? `: ${retryAfterSeconds} s` : '';
}

function faultForm(calls: readonly string[]): Html {
  return html`<form class="fields" method="post" action="/dev/api/faults">
<label class="wide">Call <select name="call"><option value="*">Every call</option>
${calls.map((call) => html`<option>${call}</option>`)}</select></label>
<label class="wide">Effect <select name="effect">${EFFECTS.map((effect) => html`<option value="${effect}">${EFFECT_TEXTS[effect]}</option>`)}</select></label>
<label>Delay in ms <input type="number" name="delayMs" min="0" value="0"></label>
<label>Code, for a negative code <input type="number" name="code" max="-1" value="-1"></label>
<label>Seconds, for Retry-After <input type="number" name="retryAfterSeconds" min="0" value="1"></label>
<label>Times, empty until cleared <input type="number" name="times" min="1"></label>
<button class="main" type="submit">Set</button>
</form>`;
}
