import type { Queries } from '../db/database';
import { insertRows } from '../db/insert-rows';
import { countWatchDays } from '../lists/history';

const HOUR_MS = 3_600_000;

/** Watched videos of the first demo account, on three pages. */
export const HISTORY_SIZE = 25;
/** Length of the long history of a demo account. */
export const LONG_HISTORY_SIZE = 25_000;

const TITLES = [
  '《航拍中国》第四季 第三集：江河入海',
  '新闻联播',
  '国家宝藏：一件跨越三千年的青铜器与它的守护人',
  '中国诗词大会 第十季 总决赛',
  '动物世界：候鸟南飞',
] as const;
/** -1: watched to the end. */
const POSITIONS = [1867, -1, 532, 3661, 59] as const;
const IMAGES = ['/assets/valley.svg', '/assets/broken.svg', '/assets/busy.svg', ''] as const;

/** An account and how many rows it gets. */
type Size = { accountId: number; size: number };

/**
 * Replaces the watched videos of the accounts. Each video is older than the previous one by some hours. One picture is
 * broken, and some videos have none.
 */
export async function seedHistory(db: Queries, sizes: readonly Size[], now: Date): Promise<void> {
  const accountIds = sizes.map(({ accountId }) => accountId);
  await db.query('delete from watch_records where account_id = any($1)', [accountIds]);
  await db.query(
    `insert into watch_records (account_id, video_id, title, image, page_url, play_position, played_at, day)
     select account_id, 'VIDE' || 200000 + n, ($3::text[])[1 + n % cardinality($3::text[])] || ' · ' || n,
       ($4::text[])[1 + n % cardinality($4::text[])], '/video/VIDE' || 200000 + n,
       ($5::integer[])[1 + n % cardinality($5::integer[])], at, (at at time zone 'UTC')::date
     from (
       select account_id, n, $6::timestamptz - n * interval '37 minutes' as at
       from unnest($1::integer[], $2::integer[]) as sizes (account_id, size), generate_series(1, size) as n
     ) rows`,
    [accountIds, sizes.map(({ size }) => size), TITLES, IMAGES, POSITIONS, now],
  );
  await countWatchDays(db, accountIds);
}

const RESERVATIONS = [
  { item: '航拍中国 第四季：江河入海', channel: 'CCTV-9 纪录', url: '/live/cctv9', inHours: 26 },
  { item: '中国诗词大会 总决赛', channel: 'CCTV-1 综合', url: '/live/cctv1', inHours: 8 },
  { item: '新闻联播', channel: 'CCTV-1 综合', url: '/live/cctv1', inHours: 3 },
  {
    item: '国家宝藏：跨越三千年的青铜器与它的守护人',
    channel: 'CCTV-3 综艺',
    url: '/live/cctv3',
    inHours: -20,
  },
  { item: '焦点访谈', channel: 'CCTV-13 新闻', url: '', inHours: -44 },
] as const;
const WEEK_HOURS = 168;

/** Inserts reservations; each repetition is a week older. */
export function seedReservations(db: Queries, sizes: readonly Size[], now: Date): Promise<void> {
  const rows = sizes.flatMap(({ accountId, size }) =>
    Array.from({ length: size }, (_, index) => reservation(accountId, index, now)),
  );
  return insertRows(db, 'reservations', rows);
}

function reservation(accountId: number, index: number, now: Date) {
  const { item, channel, url, inHours } = RESERVATIONS[
    index % RESERVATIONS.length
  ] as (typeof RESERVATIONS)[number];
  const hours = inHours - WEEK_HOURS * Math.floor(index / RESERVATIONS.length);
  return {
    account_id: accountId,
    item_name: item,
    channel_name: channel,
    live_url: url,
    begins_at: new Date(now.getTime() + hours * HOUR_MS),
  };
}
