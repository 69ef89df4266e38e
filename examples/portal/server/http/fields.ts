import type { Context, HonoRequest } from 'hono';
import type { Fields } from '../lib/signing';

const FORM = 'application/x-www-form-urlencoded';
const FIELDS_MAX = 40;

/**
 * Reads the fields of a call: the query of a GET, otherwise the form-encoded body (doc 1 § 7).
 * @returns null for another encoding, a duplicate field, or a forbidden character
 */
export async function readFields(request: HonoRequest): Promise<Fields | null> {
  if (request.method === 'GET') return fieldsOf(new URL(request.url).searchParams);
  const body = await request.text();
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === FORM ? fieldsOf(new URLSearchParams(body)) : null;
}

/** Reads the fields of a form of the portal's own pages. */
export async function readForm(c: Context): Promise<Fields> {
  return fieldsOf(new URLSearchParams(await c.req.text())) ?? {};
}

function fieldsOf(pairs: URLSearchParams): Fields | null {
  const fields: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of pairs) {
    if (name in fields || `${name}${value}`.includes('\0') || ++count > FIELDS_MAX) return null;
    fields[name] = value;
  }
  return fields;
}
