import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Browser, type Exchange, openBrowser } from '../../contract/browser';
import { mutationsOf } from '../../contract/mutations';
import { settings } from '../../contract/reference';
import { printed } from '../../contract/report';
import type { Result } from '../../contract/run-calls';
import { validSettings } from '../../contract/target';
import { ORIGIN, startPortal, type TestPortal } from '../../support/portal/client';

type Suite = typeof import('../../contract/suite') &
  typeof import('../../contract/rows') &
  typeof import('../../contract/problems');
type RowId = keyof Suite['ROWS'];

const LOCAL = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
/** The text of a picture. Its start is enough here. */
const PICTURE = /[A-Za-z\d+/]{100,}=*/g;

let site: TestPortal;
let browser: Browser;
let suite: Suite;
let results: Result[];
/** The longest successful answer of each call. */
let answers: Map<RowId, Exchange>;
/** Changes the answers that the suite gets. */
let change = (_path: string, body: string) => body;

beforeAll(async () => {
  site = await startPortal({ clock: Date.now });
  browser = openBrowser(ORIGIN, async (url, init) => {
    const response = await send(url, init);
    if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
    return new Response(change(new URL(String(url)).pathname, await response.text()), response);
  });
  // axios looks for XMLHttpRequest when it is evaluated, which another file may have caused.
  vi.resetModules();
  suite = {
    ...(await import('../../contract/suite')),
    ...(await import('../../contract/rows')),
    ...(await import('../../contract/problems')),
  };
  results = await run();
  answers = new Map(suite.ROW_IDS.map((id) => [id, longestAnswer(id)]));
});
afterAll(async () => {
  browser.close();
  await site.close();
});

async function send(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  return site.portal.fetch(new Request(url, init), LOCAL);
}

async function run(): Promise<Result[]> {
  return suite.runSuite(ORIGIN, validSettings(await settings(ORIGIN, send)), browser);
}

function longestAnswer(id: RowId): Exchange {
  const { method, path } = suite.ROWS[id].endpoint;
  const [longest] = browser.exchanges
    .filter((one) => one.method === method && one.path.endsWith(path) && !one.body.includes('"code":-'))
    .sort((one, other) => other.body.length - one.body.length);
  if (!longest) throw new Error(`${id} has no answer.`);
  return { ...longest, body: longest.body.replace(PICTURE, (text) => text.slice(0, 40)) };
}

describe('the contract suite', () => {
  it('passes against the reference portal, with every call of the documents', () => {
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    const documented = Array.from({ length: 53 }, (_, n) => `API-${String(n + 1).padStart(2, '0')}`);
    expect(results.map(({ id }) => id)).toEqual(documented);
  });

  it('names each field of each answer that is dropped, renamed or of another type', () => {
    const unseen: string[] = [];
    let count = 0;
    for (const [id, exchange] of answers) {
      if (suite.ROWS[id].endpoint.isPicture) continue;
      const hasData = exchange.body.includes('"data"');
      const expected = { ...suite.ROWS[id], ...(!hasData && { data: 'nothing' as const }) };
      expect(suite.problemsOf(exchange, expected), id).toEqual([]);
      for (const { field, what, body } of mutationsOf(exchange.body)) {
        count += 1;
        const lines = suite.problemsOf({ ...exchange, body }, expected);
        if (!lines.some((line) => line.startsWith(`${field}: `)))
          unseen.push(`${id} ${field} ${what}: ${lines}`);
      }
    }
    expect(unseen).toEqual([]);
    expect(count).toBeGreaterThan(2000);
  });

  it('has an answer with data for each call that has data, or for another call with the same data', () => {
    const withData = new Set<string>();
    for (const [id, { body }] of answers) if (body.includes('"data"')) withData.add(suite.ROWS[id].data);
    const shapes = new Set(suite.ROW_IDS.map((id) => suite.ROWS[id].data));
    expect([...shapes].filter((data) => data !== 'nothing' && !withData.has(data))).toEqual([]);
  });

  it('prints call and field of an answer that the server sends otherwise, and no value', async () => {
    change = (path, body) =>
      path.endsWith('/video/records') ? body.replaceAll('"video_title"', '"title"') : body;
    const failed = (await run()).filter(({ outcome }) => outcome === 'failed');
    change = (_path, body) => body;
    expect(printed(ORIGIN, failed).split('\n').slice(0, 3)).toEqual([
      'failed   API-10 GET /openapi/v2/video/records',
      '         data.rows[0].video_title: is missing, expected a text',
      '',
    ]);
    expect(failed).toHaveLength(1);
  });
});
