import type { Queries } from '../db/database';
import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { readPage } from './list-page';

export const HISTORY_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/video/records', handle: history },
  { method: 'DELETE', path: '/openapi/v2/video/record', handle: removeOne },
  { method: 'DELETE', path: '/openapi/v2/video/records', handle: clear },
];

type WatchRow = {
  id: number;
  video_id: string;
  title: string;
  image: string;
  page_url: string;
  play_position: number;
  played_at: Date;
};

const TOTAL = 'select coalesce(sum(records), 0)::integer as total from watch_days where account_id = $1';

/**
 * Finds the day on which the page begins from the counts per day, and reads the records from there. The cost does not
 * grow with the number of the page.
 */
export const HISTORY_PAGE = `
with start as (
  select day, later from (
    select day, sum(records) over (order by day desc) - records as later from watch_days where account_id = $1
  ) days where later <= $3::bigint order by day limit 1
)
select id, video_id, title, image, page_url, play_position, played_at from watch_records
where account_id = $1 and played_at < ((select day from start) + 1)::timestamp at time zone 'UTC'
order by played_at desc, id desc limit $2 offset $3::bigint - (select later from start)`;

/** One page of the viewer's watch history, newest first. */
async function history({ account, fields, services: { db }, origin }: ViewerRequest): Promise<CallResult> {
  const page = readPage(fields);
  if (!page) return refuse(CODES.badParameters);
  const [count] = await db.query<{ total: number }>(TOTAL, [account.id]);
  const total = count?.total ?? 0;
  const rows =
    page.offset < total ? await db.query<WatchRow>(HISTORY_PAGE, [account.id, page.size, page.offset]) : [];
  return ok({ total, rows: rows.map((row) => recordOf(row, origin)) });
}

async function removeOne({ account, fields, services: { db } }: ViewerRequest): Promise<CallResult> {
  if (!fields.video_id) return refuse(CODES.badParameters);
  await db.query(
    `with gone as (delete from watch_records where account_id = $1 and video_id = $2 returning day)
     update watch_days set records = records - 1 from gone where account_id = $1 and watch_days.day = gone.day`,
    [account.id, fields.video_id],
  );
  return ok();
}

async function clear({ account, services: { db } }: ViewerRequest): Promise<CallResult> {
  await db.query(
    `with gone as (delete from watch_records where account_id = $1)
     delete from watch_days where account_id = $1`,
    [account.id],
  );
  return ok();
}

/** Counts the records of the accounts per day; called after records were inserted. */
export async function countWatchDays(db: Queries, accountIds: readonly number[]): Promise<void> {
  await db.query('delete from watch_days where account_id = any($1)', [accountIds]);
  await db.query(
    `insert into watch_days (account_id, day, records)
     select account_id, day, count(*) from watch_records where account_id = any($1) group by account_id, day`,
    [accountIds],
  );
}

/** Maps a row to the documented fields (doc 1 § 3). */
function recordOf({ title, image, page_url, played_at, ...row }: WatchRow, origin: string) {
  return {
    id: row.id,
    video_id: row.video_id,
    video_title: title,
    video_image: image && origin + image,
    video_page_url: page_url && origin + page_url,
    play_position: row.play_position,
    play_time: Math.floor(played_at.getTime() / 1000),
  };
}
