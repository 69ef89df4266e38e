import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startChangingProxy } from '../../support/browser/changing-proxy';
import { origin } from '../../support/browser/test-environment';
import { ACCOUNT } from '../../support/portal/demo-account';
import { devConsole } from '../../support/portal/dev-console';

const LIMIT_MS = 120_000;
/** Rows of the documents without an envelope: navigations, the forms, and a picture. */
const WITHOUT_ENVELOPE = ['API-34', 'API-35', 'API-36', 'API-53'];

/** All fields of the answers that are numbers. */
const NUMBERS = [
  ...[
    'uid',
    'sex',
    'subscribe_count',
    'system_count',
    'days_consecutive',
    'days_cumulative',
    'total',
    'rows.id',
  ],
  ...['rows.play_position', 'rows.play_time', 'rows.source_type', 'is_login', 'user_id', 'status'],
  ...['binding_email_status', 'binding_oauth.oauth_type', 'user_type'],
  ...['memberPayCardsRelationRespList.status', 'memberPayCardsRelationRespList.type'],
];

type Done = { code: number; lines: string[] };

/** Runs the command at a proxy of the portal that changes its answers. */
async function run(change: (body: string) => string): Promise<Done> {
  const proxy = await startChangingProxy(origin, change);
  const environment = { CNTV_API: proxy.origin, CNTV_CONTRACT: 'tests/contract/reference.ts' };
  const done = await execute(process.execPath, ['--import', 'tsx', 'tests/contract/run.ts'], environment);
  await proxy.close();
  return done;
}

/** Runs the lines for cron of the documentation at such a proxy, with the session of a demo account. */
async function runCronLines(change: (body: string) => string): Promise<Done> {
  await devConsole.reset();
  const cookie = `portal_session=${await devConsole.startSession(ACCOUNT)}`;
  const proxy = await startChangingProxy(origin, change);
  const page = readFileSync('examples/docs/delivery.md', 'utf8');
  const [, lines = ''] = /^```sh\n(#![\s\S]*?)^```$/m.exec(page) ?? [];
  const script = lines
    .replace('/srv/cntv-widgets', process.cwd())
    .replace('https://www.example.com', proxy.origin)
    .replace('/etc/cntv/contract.json', 'tests/contract/contract.example.json');
  const done = await execute('/bin/sh', ['-c', script], { CNTV_COOKIE: cookie });
  await proxy.close();
  return done;
}

function execute(
  program: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<Done> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      parameters,
      { env: { ...process.env, ...environment } },
      (_error, stdout) => resolve({ code: child.exitCode ?? -1, lines: stdout.split('\n') }),
    );
  });
}

describe('the lines for cron of the documentation', () => {
  it('print nothing where the API is sound, and only read', { timeout: LIMIT_MS }, async () => {
    expect(await runCronLines((body) => body)).toEqual({ code: 0, lines: [''] });
    const calls = (await devConsole.log()).map(({ method, path }) => `${method} ${path}`);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((call) => !call.startsWith('GET ') || call.includes('UnBind'))).toEqual([]);
  });

  it('print the call that has failed, as JSON', { timeout: LIMIT_MS }, async () => {
    const { code, lines } = await runCronLines((body) => body.replace('"signed":', '"done":'));
    expect(code).toBe(1);
    const [, json = ''] = /^A call has failed: (.*)$/.exec(lines[0] ?? '') ?? [];
    const { counts, calls } = JSON.parse(json);
    expect(counts.failed).toBe(1);
    expect(calls).toContainEqual({
      id: 'API-04',
      call: 'GET /openapi/v2/user/sign',
      outcome: 'failed',
      lines: ['data.signed: is missing, expected true or false'],
    });
  });
});

describe('the contract suite, run by its command at another address', () => {
  it('passes', { timeout: LIMIT_MS }, async () => {
    const { code, lines } = await run((body) => body);
    expect(lines.filter((line) => !line.startsWith('passed')).join('')).toContain(
      '53 passed, 0 partly, 0 failed',
    );
    expect(code).toBe(0);
  });

  it('names every call whose answer has a renamed field', { timeout: LIMIT_MS }, async () => {
    const { code, lines } = await run((body) => body.replace('"message":', '"text":'));
    const failed = lines.flatMap((line, n) =>
      line.startsWith('failed') && lines[n + 1]?.endsWith('message: is missing, expected a text')
        ? [line.split(/ +/)[1]]
        : [],
    );
    const all = lines.flatMap((line) => /^\w+ +(API-\d\d) /.exec(line)?.[1] ?? []);
    expect(failed).toEqual(all.filter((id) => !WITHOUT_ENVELOPE.includes(id)));
    expect(all).toHaveLength(53);
    expect(code).toBe(1);
  });

  it('names every field that is a text in place of a number', { timeout: LIMIT_MS }, async () => {
    const { lines } = await run((body) => body.replace(/("(?!code)\w+":)(-?\d+)\b/g, '$1"$2"'));
    const fields = lines.flatMap(
      (line) => /^ +(\S+): is a text, expected a (whole )?number/.exec(line)?.[1] ?? [],
    );
    expect(new Set(fields.map((field) => field.replace(/^data\.|\[\d+\]/g, '')))).toEqual(new Set(NUMBERS));
  });
});
