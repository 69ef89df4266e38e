import { isRecord } from '#config/is-record';
import { parseExactJson } from './exact-json';

export type Envelope = {
  /** The result code; null when the response has none. A negative code is an error. */
  code: number | null;
  message: string;
  data: unknown;
};

const CODE_NAMES = ['code', 'result', 'ret'];
const MESSAGE_NAMES = ['message', 'msg'];

/**
 * Parses a response body (OQ-03): the code is the first of `code`, `result` and `ret` that is a number, the message is
 * `message` or `msg`, the data is `data` or, without that field, the whole response.
 * @throws SyntaxError when the body is not JSON
 */
export function readEnvelope(body: string): Envelope {
  const response = parseExactJson(body);
  const fields = new Map<string, unknown>(isRecord(response) ? Object.entries(response) : []);
  const messages = MESSAGE_NAMES.map((name) => fields.get(name)).filter((text) => typeof text === 'string');
  return {
    code: CODE_NAMES.map((name) => numberOf(fields.get(name))).find((code) => code !== null) ?? null,
    message: messages.find((text) => text.trim() !== '') ?? '',
    data: fields.has('data') ? fields.get('data') : response,
  };
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'string') return /^-?\d+$/.test(value.trim()) ? Number(value) : null;
  return typeof value === 'number' ? value : null;
}
