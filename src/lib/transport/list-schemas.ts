import * as z from 'zod/mini';
import { isRecord } from '#config/is-record';
import { logMessage } from '#page-config/console-message';

/** A list; nothing is an empty one. PHP writes a list with gaps as an object whose keys are numbers (OQ-97). */
export const list = z.pipe(
  z.transform((raw) => {
    if (!isRecord(raw)) return raw ?? [];
    return Object.keys(raw).every((key) => /^\d+$/.test(key)) ? Object.values(raw) : raw;
  }),
  z.array(z.unknown()),
);

/** A list. Invalid entries are dropped with a warning, so that one of them does not fail the whole list. */
export function listOf<Entry extends z.ZodMiniType>(entry: Entry) {
  return z.pipe(
    list,
    z.transform((raw) => {
      const results = raw.map((each) => z.safeParse(entry, each));
      const read = results.flatMap(({ data, success }) => (success ? [data] : []));
      const left = raw.length - read.length;
      if (left > 0)
        logMessage('warn', `cntv-widgets: ${left} of ${raw.length} entries of a list cannot be read`);
      return read;
    }),
  );
}
