import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
const UNSENT = file(
  'unsent.json',
  '{"appid": "demo", "publicKey": "secret-key", "captchaPassCode": "p", "accounts": {"reader": {"account": "a", "password": "b"}}}',
);
const MODULE = file('module.mjs', "export const settings = () => { throw new Error('no database'); };");
const EXAMPLE = join(root, 'tests/contract/contract.example.json');
/** Nothing listens there. */
const CNTV_API = 'http://localhost:1';

const commandOf = (parameters: readonly string[]) => [
  '--import',
  'tsx',
  'tests/contract/run.ts',
  ...parameters,
];

function environmentWith(added: Record<string, string>) {
  const { CNTV_API: _, CNTV_CONTRACT: __, CNTV_COOKIE: ___, ...inherited } = process.env;
  return { ...inherited, ...added };
}

function run(parameters: readonly string[], environment: Record<string, string>) {
  return spawnSync(process.execPath, commandOf(parameters), {
    cwd: root,
    encoding: 'utf8',
    env: environmentWith(environment),
  });
}

/** Runs the whole suite at a server of this process that gives this answer to every call. */
async function runAt(body: string, settings: string) {
  const server = createServer((_request, response) => response.end(body)).listen(0, 'localhost');
  await once(server, 'listening');
  const api = `http://localhost:${(server.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, commandOf([]), {
    cwd: root,
    env: environmentWith({ CNTV_API: api, CNTV_CONTRACT: settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      printed[name] += chunk;
    });
  const [status] = await once(child, 'close');
  server.close();
  return { api, status, ...printed };
}

describe('the command of the contract suite', () => {
  it.each([
    ['the address of the API', ['--check'], {}, 'The address of the API is missing: set CNTV_API.'],
    ['an address', ['--check'], { CNTV_API: 'api' }, 'CNTV_API is not an address: api'],
    [
      'the settings',
      ['--check'],
      { CNTV_API, CNTV_CONTRACT: join(folder, 'none.json') },
      'none.json: write one with npm run test:contract -- --init, or set CNTV_CONTRACT to its path.',
    ],
    [
      'the settings, also for the whole suite',
      [],
      { CNTV_API, CNTV_CONTRACT: join(folder, 'none.json') },
      'The settings are missing: there is no file',
    ],
    [
      'settings that its module can make',
      [],
      { CNTV_API, CNTV_CONTRACT: MODULE },
      'module.mjs has failed: no database',
    ],
    [
      'settings that are filled in',
      [],
      { CNTV_API, CNTV_CONTRACT: EXAMPLE },
      'The settings still have values of the example: publicKey, accounts.reader.password,',
    ],
    [
      'the address of the server whose settings are given',
      [],
      { CNTV_CONTRACT: COMPLETE },
      'The address of the API is missing: set CNTV_API.',
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
      'The API does not answer at http://localhost:1: check that it runs, and the address in CNTV_API.',
    ],
    [
      'a server, also for the whole suite',
      [],
      { CNTV_API, CNTV_CONTRACT: UNSENT },
      'The API does not answer at http://localhost:1: check that it runs, and the address in CNTV_API.',
    ],
    ['a known option', ['--chek'], { CNTV_API, CNTV_CONTRACT: COMPLETE }, "Unknown option '--chek'"],
    [
      'the hyphens without which npm keeps the option',
      [],
      { CNTV_API, CNTV_CONTRACT: COMPLETE, npm_config_check: 'true' },
      'write -- before --check',
    ],
    [
      'the hyphens before --init',
      [],
      { CNTV_CONTRACT: COMPLETE, npm_config_init: 'true' },
      'write -- before --init',
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

  it('names in a sentence what is no API', async () => {
    const { api, status, stdout, stderr } = await runAt('<!doctype html>', UNSENT);
    expect(stderr).toBe(
      `What answers at ${api} is not the API (HTTP 200, and the body is not JSON): check the address in CNTV_API.\n`,
    );
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('prints the lines of the calls only, not what the widgets write to the console', async () => {
    const { status, stdout, stderr } = await runAt('{"code": 0, "message": "", "data": {}}', UNSENT);
    expect(stdout).toMatch(/^\w+ +API-01 GET/);
    expect(stdout).toContain('signing.publicKey is not an RSA public key');
    expect(stdout).not.toContain('secret-');
    expect(stderr).toBe('');
    expect(status).toBe(1);
  });
});

describe('the option --init of the contract suite', () => {
  it('writes the settings to be filled in, and says what comes next', () => {
    const CNTV_CONTRACT = join(folder, 'new.json');
    const { status, stdout, stderr } = run(['--init'], { CNTV_CONTRACT });
    expect(readFileSync(CNTV_CONTRACT, 'utf8')).toBe(readFileSync(EXAMPLE, 'utf8'));
    expect(stdout).toContain(`${CNTV_CONTRACT} is written.`);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('never overwrites a file', () => {
    const before = '{"appid": "mine"}';
    const CNTV_CONTRACT = file('mine.json', before);
    const { status, stdout, stderr } = run(['--init'], { CNTV_CONTRACT });
    expect(readFileSync(CNTV_CONTRACT, 'utf8')).toBe(before);
    expect(stderr).toBe(`Nothing is written: there is a file ${CNTV_CONTRACT} already.\n`);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});
