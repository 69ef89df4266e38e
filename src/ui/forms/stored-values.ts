import * as z from 'zod/mini';

/** Schema of field values in web storage: the entries of `InputValues`. */
export const storedValues = z.array(z.custom<[name: string, value: string | boolean]>(isEntry));

function isEntry(raw: unknown): boolean {
  if (!Array.isArray(raw) || raw.length !== 2) return false;
  const [name, value] = raw;
  return typeof name === 'string' && ['string', 'boolean'].includes(typeof value);
}
