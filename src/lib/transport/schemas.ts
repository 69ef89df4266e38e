import * as z from 'zod/mini';
import { readHttpAddress } from '../http-address';

/**
 * Readers for values of the server's answers: tolerant of how a value is written, strict about what it may be. Each
 * starts with a transform where a missing value has a meaning of its own.
 */

/** A text; numbers are taken as they are written, absent and null as empty. */
export const text = z.pipe(
  z.transform((raw) => (typeof raw === 'number' ? String(raw) : (raw ?? ''))),
  z.string(),
);

/** A text that must not be empty. */
export const word = z.pipe(text, z.string().check(z.minLength(1)));

/** A number of things, also when written in digits. */
export const count = z.pipe(
  z.transform((raw) => (typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw)),
  z.number().check(z.nonnegative()),
);

/** True, 1, `'1'` and `'true'` mean yes (OQ-15); anything else means no. */
export const flag = z.transform((raw) => raw === true || raw === 1 || raw === '1' || raw === 'true');

/** An http(s) address, made absolute; anything else is empty, so that it can never become a link or a picture. */
export const httpAddress = z.transform(readHttpAddress);

/** Data of which nothing is required: missing, null, or the empty list that some servers write for "nothing". */
export function orEmpty<Schema extends z.ZodMiniObject>(schema: Schema): z.ZodMiniType<z.output<Schema>> {
  const empty = z.transform((raw) =>
    typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : {},
  );
  // The schema itself checks what it is given.
  return z.pipe(empty, schema as unknown as z.ZodMiniType<z.output<Schema>, object>);
}

/** A list of which an entry that does not fit is left out, so that it costs nothing but itself. */
export function listOf<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((raw) => {
      const answers = raw.map((each) => z.safeParse(entry, each));
      const read = answers.flatMap(({ data, success }) => (success ? [data] : []));
      const left = raw.length - read.length;
      if (left > 0) console.warn(`cntv-widgets: ${left} of ${raw.length} entries of a list cannot be read`);
      return read;
    }),
  );
}
