import { afterEach, describe, expect, it, vi } from 'vitest';
import { logError, quoted } from '../../../examples/portal/server/lib/log';
import { ACCOUNT } from '../../support/portal/demo-account';
import { freshPortal } from '../../support/portal/fresh-portal';

const fresh = freshPortal();
afterEach(() => vi.restoreAllMocks());

function linesOf(method: 'error' | 'warn'): string[] {
  const lines: string[] = [];
  vi.spyOn(console, method).mockImplementation((...values) => void lines.push(values.join(' ')));
  return lines;
}

describe('the log', () => {
  it.each([
    [
      `insert into accounts (email, password_hash, state, nick_name) values ('${ACCOUNT}', 'hash', 'active', 'x')`,
    ],
    [
      `insert into accounts (email, password_hash, state, nick_name) values ('${ACCOUNT}', 'hash', 'none', 'x')`,
    ],
    [`update accounts set sex = '${ACCOUNT}'`],
  ])('has code, table and constraint of a database error, and no value: %s', async (sql) => {
    const lines = linesOf('error');
    await fresh.db.query(sql).catch((error) => logError('POST /openapi/v2/user/info', error));
    expect(lines).toEqual([
      expect.stringMatching(/^"POST \/openapi\/v2\/user\/info" failed: .*SQLSTATE "\w{5}".*\n\s+at /),
    ]);
    expect(lines[0]).not.toContain(ACCOUNT);
    expect(lines[0]).not.toContain('hash,');
  });

  it('has the message of any other error in one line', () => {
    const lines = linesOf('error');
    logError('GET /x', new TypeError('Invalid URL: a\nGET /admin ok'));
    expect(lines[0]?.split('\n').filter((line) => !/^\s+at /.test(line))).toEqual([
      '"GET /x" failed: TypeError: "Invalid URL: a\\nGET /admin ok"',
    ]);
  });

  it.each(['\n', '\r', '\u001b[2J', '\u009b2J', '\u2028', '\u202e', '\u0000'])(
    'shows the control character %j as an escape',
    (character) => {
      expect(quoted(`a${character}b`)).toMatch(/^"a\\[\w[]+b"$/);
    },
  );

  it('explains the wrong Host of a proxy also while another visitor sends many forged requests', async () => {
    const lines = linesOf('warn');
    const refused = async (address: string, origin: string, path = '/signout') => {
      const headers = { origin };
      return (await fresh.site.visitor(address).request(path, { method: 'POST', headers })).status;
    };
    for (let turn = 0; turn < 150; turn++)
      expect(await refused('203.0.113.9', `https://${turn}.example`, '/a%0ab%1bc')).toBe(403);
    expect(lines).toHaveLength(5);
    expect(lines.filter((line) => line.includes('\n') || line.includes('\u001b'))).toEqual([]);
    expect(await refused('198.51.100.1', 'https://portal.example')).toBe(403);
    expect(lines.at(-1)).toContain('"https://portal.example"');
    fresh.site.clock.ms += 60_000;
    await refused('203.0.113.9', 'https://0.example');
    expect(lines).toHaveLength(7);
  });
});
