import * as z from 'zod/mini';
import { isRecord } from '#config/is-record';
import { CONTENT_TOO_LARGE } from '#config/limits';

/** Why the page does not accept an application, in texts for the visitor. */
export type Refusal = {
  message: string;
  /** Texts by field name, as in `detail.data`. */
  fields: ReadonlyMap<string, string>;
  /** Whether the form takes no more applications. */
  isClosed: boolean;
};

/** The texts can come from any server, so their size is limited. */
const TEXT_MAX = 300;
const FIELDS_MAX = 100;
const FIRST_ERROR_STATUS = 400;

// Anything but a text is no text: servers send null for fields without an error.
const text = z.catch(
  z.pipe(
    z.string(),
    z.transform((text) => text.trim().slice(0, TEXT_MAX)),
  ),
  '',
);
const refusalSchema = z.object({
  message: z.optional(text),
  // A list of errors without names is ignored.
  fields: z.catch(z.custom<Readonly<Record<string, unknown>>>(isRecord), {}),
  closed: z.catch(z.boolean(), false),
});

/**
 * Returns the refusal in what a promise of the page was rejected with: a text, an object `{ message?, fields?, closed? }`, or a
 * response with such an object as JSON. Returns null if it has no text. An `Error` is none, because its message is not
 * meant for visitors.
 * @param tooLong text for a response that says only that the application is too long
 */
export async function readRefusal(cause: unknown, tooLong: string): Promise<Refusal | null> {
  if (isResponse(cause)) {
    // A proxy answers with a page instead of JSON, and the page may have read the body already.
    const refusal = parse(await cause.json().catch(() => null));
    return refusal ?? (cause.status === CONTENT_TOO_LARGE ? parse({ message: tooLong }) : null);
  }
  if (typeof cause === 'string') return parse({ message: cause });
  return stringTagOf(cause) === 'Object' ? parse(cause) : null;
}

/** Rejects with a response that has an error status, because `fetch` does not. */
export function rejectErrorResponse(result: unknown): unknown {
  if (isResponse(result) && result.status >= FIRST_ERROR_STATUS) throw result;
  return result;
}

function parse(raw: unknown): Refusal | null {
  const { data } = refusalSchema.safeParse(raw);
  const message = data?.message ?? '';
  const named = Object.entries(data?.fields ?? {})
    .map(([name, raw]) => [name, text.parse(raw)] as const)
    .filter(([, text]) => text);
  const fields = new Map(named.slice(0, FIELDS_MAX));
  const isClosed = data?.closed ?? false;
  return message || fields.size > 0 || isClosed ? { message, fields, isClosed } : null;
}

function isResponse(value: unknown): value is Response {
  return stringTagOf(value) === 'Response';
}

/** Unlike `instanceof`, it recognises objects of other frames. */
function stringTagOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}
