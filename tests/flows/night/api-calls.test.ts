import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { msToMidnight } from '#lib/time/shanghai-time';
import { type Calls, callsOfHour, callsOfVisit, HOUR_MS } from '../../support/browser/call-counts';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { root } from '../../support/source/text';
import { note } from '../../support/tested/notes';

/** An hour of a QR code is 3600 polls. */
const LIMIT_MS = 600_000;
/** Most calls of an open page; of any other call one. */
const PER_HOUR: Readonly<Record<string, number>> = {
  'GET message/count': 12,
  'GET QRCode/login/generationQRCode': 20,
  'GET QRCode/login/getQrcodeStatus': 3600,
};

const newVisitor = setUpVisitors({ isFirstVisit: true });

const VIEWERS = ['signed out', 'signed in'] as const;

async function visitorOf(viewer: (typeof VIEWERS)[number]): Promise<Visitor> {
  const visitor = await newVisitor();
  if (viewer === 'signed in') await visitor.startSession();
  return visitor;
}

const BADGE = '<cntv-unread-badge></cntv-unread-badge>';
const TAGS = readdirSync(join(root, 'widgets'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.element.ts'))
  .map((file) => `cntv-${basename(file, '.element.ts')}`)
  .sort();

const ELEMENTS = [
  ...TAGS.map((tag) => [`\`<${tag}>\``, `<${tag}></${tag}>`] as const),
  ['two `<cntv-unread-badge>` and `<cntv-login>`', `${BADGE}${BADGE}<cntv-login></cntv-login>`] as const,
];
const PAGES = ELEMENTS.flatMap(([name, html]) => VIEWERS.map((viewer) => ({ name, html, viewer })));

describe('the calls of a page with', () => {
  it.each(PAGES)('$name, $viewer', { timeout: LIMIT_MS }, async ({ name, html, viewer }) => {
    const { view, visit } = await callsOfVisit(await visitorOf(viewer), html);
    const hasNewDay = msToMidnight(Date.now()) < HOUR_MS;
    const hour = await callsOfHour(await visitorOf(viewer), html);
    note({ check: 'calls', row: [name, viewer, cell(view), `${total(visit)}`, cell(hour)] });
    expect(Math.max(0, ...view.values())).toBeLessThanOrEqual(1);
    const tooMany = [...hour].filter(([call, count]) => count > mostPerHour(call, hasNewDay));
    expect(tooMany).toEqual([]);
  });
});

/** The check-in is requested again when a new day begins in China. */
function mostPerHour(call: string, hasNewDay: boolean): number {
  return call === 'GET sign' && hasNewDay ? 2 : (PER_HOUR[call] ?? 1);
}

function total(calls: Calls): number {
  return [...calls.values()].reduce((sum, count) => sum + count, 0);
}

/** The total, and what it consists of. */
function cell(calls: Calls): string {
  const parts = [...calls].sort().map(([call, count]) => `${count} × \`${call}\``);
  return calls.size === 0 ? '0' : `${total(calls)}: ${parts.join(', ')}`;
}
