import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATHS, type RouteName } from '#config/paths';
import { COLUMNS } from '../support/faults/columns';
import { cellsOn, keyOf, type Row, shortened, tableOf, withTables } from '../support/faults/page';
import { wordsOfFailure, wordsOfScreen, wordsOfSuccess, wordsOfWait } from '../support/faults/words';
import { root } from '../support/source/text';
import { markedIn } from '../support/tested/marked';
import { loadEndpoints } from '../support/unit/endpoints';

const page = readFileSync(join(root, 'examples/docs/faults.md'), 'utf8');
const CALL = 'GET /openapi/v2/user/info';
const QUIET = {
  toasts: [],
  waits: {},
  said: [],
  isMoving: false,
  quietMs: 1000,
  lines: ['我的首页'],
  signInLinks: 0,
  hasSignInNotice: false,
  retries: 0,
  messages: [],
  hasEmpty: false,
  dialog: '',
  blank: [],
  values: {},
  hasLeft: false,
};
const TOAST = [{ text: '系统繁忙！请稍后重试！', isError: true }];

describe('the words for what a viewer gets', () => {
  it.each([
    ['as usual', {}],
    ['left out', { lines: [] }],
    ['left out', { lines: ['我的'] }],
    ['replaced', { lines: ['登录'] }],
    ['toast', { toasts: TOAST }],
    ['toast, retry in its place', { toasts: TOAST, retries: 1 }],
    ['message in the form', { messages: ['密码错误'] }],
    ['message in the dialog', { said: ['验证失败'] }],
    ['sign-in notice', { hasSignInNotice: true, signInLinks: 1 }],
    ['sign-in link', { signInLinks: 1 }],
    ['toast, sign-in page', { toasts: TOAST, hasSignInNotice: true, hasLeft: true }],
    ['empty state', { hasEmpty: true, lines: ['暂无消息'] }],
  ])('%s', (words, more) => {
    expect(wordsOfScreen({ ...QUIET, ...more }, QUIET)).toBe(words);
  });

  it('of a slow answer begin with what is shown meanwhile', () => {
    const waiting = { ...QUIET, waits: { [CALL]: 'skeleton' as const } };
    expect(wordsOfWait(waiting, QUIET, CALL)).toBe('skeleton, then as usual');
    expect(wordsOfWait(QUIET, QUIET, CALL)).toBe('the rest at once, then as usual');
  });

  it('of an action are about its message, and a success is no toast of an error', () => {
    expect(wordsOfFailure({ ...QUIET, toasts: TOAST }, QUIET)).toBe('toast');
    expect(wordsOfFailure(QUIET, QUIET)).toBe('nothing');
    const done = { ...QUIET, toasts: [{ text: '修改成功！', isError: false }] };
    expect(wordsOfSuccess({ ...done, waits: { [CALL]: 'busy' } }, QUIET, CALL)).toBe(
      'busy control, then done',
    );
    expect(wordsOfSuccess({ ...done, toasts: TOAST }, QUIET, CALL)).toBe('toast');
  });
});

describe('the page of the fault matrix', () => {
  const row: Row = { screen: 'A', when: 'opens it', call: CALL, cells: COLUMNS.map(() => 'toast') };
  const empty = 'Before\n<!-- a -->\n<!-- /a -->\nAfter\n';
  const record = { file: 'tests/flows/hosts/faults/a.test.ts', browser: '', passed: 1, count: 1 };

  it('has a line for each call, and names a screen once', () => {
    const [, , first, second] = tableOf([row, { ...row, when: 'saves' }]).split('\n');
    expect(first).toMatch(/^\| A \| opens it \| `GET info` \| toast \|/);
    expect(second).toMatch(/^\| {2}\| saves \| `GET info` \| toast \|/);
  });

  it('takes the rows of each section from the record of its test', () => {
    const notes = [[{ check: 'faults' as const, rows: [row] }]];
    const written = withTables(empty, [{ ...record, notes }]);
    expect(written).toBe(`Before\n<!-- a -->\n${tableOf([row])}<!-- /a -->\nAfter\n`);
    expect(markedIn(written, 'a')).toBe(tableOf([row]));
  });

  it('gives the cells of each row for a comparison', () => {
    const saved = { ...row, when: 'saves', cells: COLUMNS.map((_, index) => `toast ${index}`) };
    const none = { screen: 'B', when: 'opens it', call: '', cells: COLUMNS.map(() => '') };
    const rows = [row, saved, none];
    const cells = cellsOn(`<!-- a -->\n${tableOf(rows)}<!-- /a -->`, 'a');
    expect(rows.map((one) => cells.get(keyOf(one)))).toEqual(rows.map((one) => one.cells));
  });

  it('is not written without results', () => {
    expect(() => withTables(empty, [])).toThrow('faults/a.test.ts has no results');
  });

  it('has every call of the API, or names it as missing, and has every route', async () => {
    const endpoints = Object.values(await loadEndpoints());
    const missing = endpoints.filter(
      ({ method, path }) => !page.includes(`\`${shortened(`${method} ${path}`)}\``),
    );
    expect(missing).toEqual([]);
    const routes = (Object.keys(PATHS) as RouteName[]).filter((name) => !page.includes(name));
    expect(routes).toEqual([]);
  });
});
