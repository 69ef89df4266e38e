import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../support/source/text';

const folder = mkdtempSync(join(tmpdir(), 'cntv-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const COMPLETE = file('complete.json', '{"appid": "demo", "publicKey": "MII…"}');
const HALF = file('half.json', '{"appid": "demo"}');
const BROKEN = file('broken.json', '{"appid": "secret-');
/** Nothing listens there. */
const CNTV_API = 'http://localhost:1';

function run(parameters: readonly string[], environment: Record<string, string>) {
  const { CNTV_API: _, CNTV_CONTRACT: __, CNTV_COOKIE: ___, ...inherited } = process.env;
  return spawnSync(process.execPath, ['--import', 'tsx', 'tests/contract/run.ts', ...parameters], {
    cwd: root,
    encoding: 'utf8',
    env: { ...inherited, ...environment },
  });
}

describe('the command of the contract suite', () => {
  it.each([
    ['the address of the API', ['--check'], {}, 'The address of the API is missing: set CNTV_API.'],
    ['an address', ['--check'], { CNTV_API: 'api' }, 'CNTV_API is not an address: api'],
    [
      'the settings',
      ['--check'],
      { CNTV_API, CNTV_CONTRACT: join(folder, 'none.json') },
      'The settings are missing: there is no file',
    ],
    ['JSON', ['--check'], { CNTV_API, CNTV_CONTRACT: BROKEN }, 'The settings are not valid JSON'],
    ['a key', ['--check'], { CNTV_API, CNTV_CONTRACT: HALF }, 'The settings do not fit:\n  publicKey'],
    [
      'the cookie',
      ['--check'],
      { CNTV_API, CNTV_CONTRACT: COMPLETE },
      'The cookie is missing: set CNTV_COOKIE',
    ],
    [
      'a server',
      ['--check'],
      { CNTV_API, CNTV_CONTRACT: COMPLETE, CNTV_COOKIE: 'session=secret-a' },
      'The API does not answer',
    ],
    ['a known option', ['--chek'], { CNTV_API, CNTV_CONTRACT: COMPLETE }, "Unknown option '--chek'"],
    [
      'the hyphens without which npm keeps the option',
      [],
      { CNTV_API, CNTV_CONTRACT: COMPLETE, npm_config_check: 'true' },
      'write -- before --check',
    ],
  ])('names what it lacks in a sentence: %s', (_, parameters, environment, message) => {
    const { status, stdout, stderr } = run(parameters, environment);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(stderr).not.toContain('secret-');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('prints the reason as JSON with --json', () => {
    const { status, stdout, stderr } = run(['--check', '--json'], {});
    expect(JSON.parse(stdout)).toEqual({
      api: null,
      reason: 'The address of the API is missing: set CNTV_API.',
    });
    expect(stderr).toBe('');
    expect(status).toBe(2);
  });
});
