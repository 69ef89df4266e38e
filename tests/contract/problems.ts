import * as z from 'zod';
import { readEnvelope } from '#lib/transport/envelope';
import type { Exchange } from './browser';
import type { Row } from './rows';
import { shapes, tolerantShapes } from './shapes';

export type Expected = Pick<Row, 'endpoint' | 'data' | 'okCode'> & {
  /** Accepts all spellings that the widgets read. */
  isTolerant?: boolean;
};

/** Most problems of one answer that are printed. */
const MOST = 20;
const INDEX = /\[\d+\]/g;
const PICTURE = /^image\/(png|jpeg|gif|webp)\b/;
const envelope = z.object(
  {
    code: z.custom<number>(Number.isInteger, { error: 'a whole number' }),
    message: z.string({ error: 'a text' }),
  },
  { error: 'an object' },
);

/**
 * Compares an answer with the documents.
 * @returns a line for each field that is missing, or not of its type; none of them contains a value of the answer, except
 *   codes and the message of a refusal
 */
export function problemsOf(
  exchange: Exchange,
  { endpoint, data, okCode = 0, isTolerant }: Expected,
): string[] {
  const { status, type, body } = exchange;
  if (endpoint.isPicture && PICTURE.test(type)) return body === '' ? ['the picture is empty'] : [];
  const raw = parsed(body);
  if (raw === undefined) return [noJson(exchange)];
  const answer = isTolerant ? readEnvelope(body) : raw;
  const { code, message } = Object(answer);
  if (Number.isInteger(code) && code !== okCode)
    return [`code: is ${code} (${String(message)}), expected ${okCode}`];
  if (status < 200 || status > 299) return [`HTTP ${status}`];
  if (endpoint.isPicture) return ['the answer is no picture'];
  const result = isTolerant
    ? z.object({ data: tolerantShapes[data] }).safeParse(answer)
    : envelope.extend({ data: shapes[data] }).safeParse(answer);
  const lines = (result.error?.issues ?? []).map((issue) => lineOf(issue, answer));
  // Of the entries of a list that have the same problem, the first is named.
  const byField = new Map(lines.reverse().map((line) => [line.replace(INDEX, '[]'), line]));
  return [...byField.values()].reverse().slice(0, MOST);
}

export const isJson = ({ body }: Exchange) => parsed(body) !== undefined;

export const noJson = ({ status }: Exchange) => `HTTP ${status}, and the body is not JSON`;

/** Returns the empty lists of an answer, of whose entries nothing is compared. */
export function emptyListsOf({ body }: Exchange): string[] {
  const found: string[] = [];
  const walk = (value: unknown, path: PropertyKey[]) => {
    if (Array.isArray(value) && value.length === 0) found.push(pathOf(path));
    if (typeof value === 'object' && value !== null)
      for (const [key, entry] of Object.entries(value)) walk(entry, [...path, key]);
  };
  walk(parsed(body), []);
  return found;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function lineOf({ path, message }: z.core.$ZodIssue, answer: unknown): string {
  const value = path.reduce<unknown>((at, key) => Object(at)[key as string], answer);
  const actual = value === undefined ? 'is missing' : `is ${kindOf(value)}`;
  return `${pathOf(path)}: ${actual}, expected ${message}`;
}

/** `data.rows[0].id` */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return 'a list';
  const names = { string: 'a text', number: 'a number', boolean: 'true or false', object: 'an object' };
  return names[typeof value as keyof typeof names];
}
