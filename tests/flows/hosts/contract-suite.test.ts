import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { startChangingProxy } from '../../support/browser/changing-proxy';
import { origin } from '../../support/browser/test-environment';

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

/** Runs the command at a proxy of the portal that changes its answers. */
async function run(change: (body: string) => string): Promise<{ code: number; lines: string[] }> {
  const proxy = await startChangingProxy(origin, change);
  const environment = { CNTV_API: proxy.origin, CNTV_CONTRACT: 'tests/contract/reference.ts' };
  const done = await new Promise<{ code: number; lines: string[] }>((resolve) => {
    const program = ['--import', 'tsx', 'tests/contract/run.ts'];
    const child = execFile(
      process.execPath,
      program,
      { env: { ...process.env, ...environment } },
      (_error, stdout) => resolve({ code: child.exitCode ?? -1, lines: stdout.split('\n') }),
    );
  });
  await proxy.close();
  return done;
}

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
