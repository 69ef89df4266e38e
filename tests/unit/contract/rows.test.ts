import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Exchange } from '../../contract/browser';
import { PARTS } from '../../contract/parts';
import { problemsOf } from '../../contract/problems';
import { NO_CALLS, ROW_IDS, ROWS } from '../../contract/rows';
import { shapes } from '../../contract/shapes';
import { readSettings, validSettings } from '../../contract/target';
import { root } from '../../support/source/text';
import { loadEndpoints } from '../../support/unit/endpoints';

const endpoints = await loadEndpoints();
const documents = ['1-member-centre', 'decisions']
  .map((name) => readFileSync(join(root, `tests/spec/${name}.md`), 'utf8'))
  .join('\n');

describe('the rows of the contract suite', () => {
  it('are all endpoints of src/api, each once', () => {
    const rows = ROW_IDS.map((id) => ROWS[id].endpoint);
    expect(new Set(rows)).toEqual(new Set(Object.values(endpoints)));
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('have the IDs of the requirements with the same method and path', () => {
    const requirements = readFileSync(join(root, 'tests/spec/requirements.md'), 'utf8');
    for (const id of ROW_IDS) {
      const { method, path } = ROWS[id].endpoint;
      const line = requirements.split('\n').find((row) => row.startsWith(`| ${id} |`));
      expect(line, id).toContain(path);
      expect(line, id).toContain(method);
    }
  });

  it('all belong to a part that reports them as skipped where it cannot run', () => {
    const reported = new Set(PARTS.flatMap(({ ids }) => ids));
    const ids = [...ROW_IDS, ...Object.keys(NO_CALLS)];
    expect(ids.filter((id) => !reported.has(id as never))).toEqual([]);
  });
});

describe('the shapes of the contract suite', () => {
  it('have only fields of the documents', () => {
    const names = [...new Set(Object.values(shapes).flatMap(namesIn))];
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(documents))).toEqual([]);
    expect(names.length).toBeGreaterThan(50);
  });

  it.each([
    ['**User info**', 'userInfo'],
    ['**Check-in**', 'checkIn'],
    ['**Message counts**', 'unreadCounts'],
    ['**Reservation message**', 'reminders'],
    ['**System message**', 'systemMessages'],
    ['**Watch record**', 'history'],
    ['**Collection record**', 'favourites'],
    ['**Reservation record**', 'reservations'],
  ] as const)('have all fields of the entity %s', (entity, name) => {
    const sentence = documents.split('\n').find((line) => line.startsWith(`- ${entity}:`)) ?? '';
    const fields =
      sentence
        .slice(sentence.indexOf(':'))
        .replace(/\([^)]*\)/g, '')
        .match(/[a-z_]+/g) ?? [];
    expect(fields.length).toBeGreaterThan(1);
    expect(namesIn(shapes[name])).toEqual(expect.arrayContaining(fields));
  });

  it('have every field that the widgets read, except those of other servers', () => {
    const folder = join(root, 'src/api');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const read = sources.flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(SCHEMA_FIELD),
    ]);
    const names = new Set(Object.values(shapes).flatMap(namesIn));
    const unknown = new Set(read.map(([, name = '']) => name).filter((name) => !names.has(name)));
    expect([...unknown].sort()).toEqual(OF_OTHER_SERVERS);
    expect(read.length).toBeGreaterThan(70);
  });

  it('have all fields of decisions, part K', () => {
    const rows = documents
      .slice(documents.indexOf('## K.'))
      .split('\n')
      .filter((line) => line.startsWith('| '));
    const fields = rows
      .flatMap((row) => row.match(/`\{[^`]*\}`/g) ?? [])
      .flatMap((shape) => shape.match(/[a-z_]+/gi) ?? []);
    const names = new Set(Object.values(shapes).flatMap(namesIn));
    expect(fields.filter((field) => !names.has(field) && !ENVELOPE.has(field))).toEqual([]);
    expect(fields.length).toBeGreaterThan(30);
  });
});

/** A field in a schema of `src/api`. */
const SCHEMA_FIELD =
  /\b(\w+): (?:(?:text|word|count|flag|httpAddress|picture|secretKey|messageId|statusNumber|list)\b[,\s}]|listOf\(|z\.\w+\()/g;
/** The code of the test page, document 1's name of a phone (OQ-70), and permissions, which no document describes. */
const OF_OTHER_SERVERS = ['code', 'permissions', 'phone'];
const ENVELOPE = new Set(['code', 'message', 'data', 'url']);

/** Names of the fields of a shape, also below. */
function namesIn(shape: z.ZodType): string[] {
  if (shape instanceof z.ZodObject)
    return Object.entries<z.ZodType>(shape.shape).flatMap(([name, field]) => [name, ...namesIn(field)]);
  return shape instanceof z.ZodArray ? namesIn(shape.element as z.ZodType) : [];
}

it('the example of the settings fits', async () => {
  const { appid } = await readSettings('tests/contract/contract.example.json', '');
  expect(appid).toBe('demo');
});

it('settings that do not fit are named', () => {
  expect(() => validSettings({ appid: '', accounts: { raeder: {} } })).toThrow(
    /appid: .*\n.*publicKey: .*\n.*raeder/s,
  );
});

describe('the tolerant shapes', () => {
  const row = { ...ROWS['API-05'], isTolerant: true };
  const answer = (body: object): Exchange => ({
    method: 'POST',
    path: '',
    status: 200,
    type: '',
    body: JSON.stringify(body),
  });

  it('accept the spellings that the widgets read', () => {
    const data = { signed: 1, days_consecutive: '4', days_cumulative: 31 };
    expect(problemsOf(answer({ ret: '0', msg: '', data }), row)).toEqual([]);
    expect(problemsOf(answer({ code: 0, message: '', data }), ROWS['API-05'])).toEqual([
      'data.signed: is a number, expected true or false',
      'data.days_consecutive: is a text, expected a whole number, 0 or more',
    ]);
  });

  it('do not accept a missing field', () => {
    const data = { signed: 1, days_consecutive: '4' };
    expect(problemsOf(answer({ ret: '0', data }), row)).toEqual([
      'data.days_cumulative: is missing, expected a whole number, 0 or more',
    ]);
  });
});
