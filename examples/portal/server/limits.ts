import type { Queries } from './db/database';

type Limit = { readonly count: number; readonly windowMs: number };

/**
 * Counts one use under every key and tells whether any is over its limit. Counting and asking are one statement, so
 * that parallel requests cannot slip through. The window starts with the first use.
 */
export async function isOverLimit(
  db: Queries,
  keys: readonly string[],
  { count, windowMs }: Limit,
  now: Date,
): Promise<boolean> {
  let isOver = false;
  for (const key of keys) {
    const [row] = await db.query<{ used: number }>(
      `insert into limits (key, used, resets_at) values ($1, 1, $2)
       on conflict (key) do update set
         used = case when limits.resets_at <= $3 then 1 else limits.used + 1 end,
         resets_at = case when limits.resets_at <= $3 then $2 else limits.resets_at end
       returning used`,
      [key, new Date(now.getTime() + windowMs), now],
    );
    isOver ||= (row?.used ?? 0) > count;
  }
  return isOver;
}

/** Takes one use back, when it turned out not to be one that is limited. */
export async function forgiveUse(db: Queries, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await db.query('update limits set used = greatest(used - 1, 0) where key = $1', [key]);
}
