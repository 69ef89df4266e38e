import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { msToMidnight } from '#lib/time/shanghai-time';
import { type Calls, callsOfHour, callsOfVisit, HOUR_MS } from '../../support/browser/call-counts';
import { setUpVisitors, type Visitor } from '../../support/browser/visitor';
import { root } from '../../support/source/text';

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

const INTRODUCTION = `# Calls of the API

How many calls an element makes, measured in headless Chromium at the reference portal by \`tests/flows/hosts/api-calls.test.ts\`, which writes this table in \`npm run test:hosts\`. A page has one element without attributes.

- **Page view**: from the start of the page until three seconds after the last call; without the polls of a QR code, one each second.
- **Visit**: three page views of a new visitor, one after the other.
- **An hour**: the page is open and visible for an hour; a QR code expires after three minutes, and \`sign\` is requested again when a new day begins. A hidden page makes no calls, and the tabs of a browser share one poll of the unread count.

What a viewer does (signing in, opening a section) makes its own calls. An element that redirects stays on its page here.

| Page with | Viewer | Page view | Visit | An hour |
|---|---|---|---|---|
`;

describe('the calls of a page with', () => {
  const rows: string[] = [];
  afterAll(() => writeFileSync(join(root, 'examples/api-calls.md'), `${INTRODUCTION}${rows.join('\n')}\n`));

  it.each(PAGES)('$name, $viewer', { timeout: LIMIT_MS }, async ({ name, html, viewer }) => {
    const { view, visit } = await callsOfVisit(await visitorOf(viewer), html);
    const hasNewDay = msToMidnight(Date.now()) < HOUR_MS;
    const hour = await callsOfHour(await visitorOf(viewer), html);
    rows.push(`| ${[name, viewer, cell(view), total(visit), cell(hour)].join(' | ')} |`);
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
