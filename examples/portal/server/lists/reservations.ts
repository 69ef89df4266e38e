import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { shanghaiTime } from '../lib/time';
import { readPage } from './list-page';

export const RESERVATION_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/subscribe/records', handle: reservations },
  { method: 'DELETE', path: '/openapi/v2/subscribe/record', handle: removeOne },
  { method: 'DELETE', path: '/openapi/v2/subscribe/records', handle: clear },
];

type ReservationRow = {
  id: number;
  item_name: string;
  channel_name: string;
  live_url: string;
  begins_at: Date;
};

const UPCOMING = '1';
const OVERDUE = '2';
const ID = /^\d{1,9}$/;

/** Parameters: account, and the time after which a programme begins, or null for all. */
const FILTER = 'from reservations where account_id = $1 and begins_at > coalesce($2::timestamptz, $3)';
const LONG_AGO = new Date(0);

export const RESERVATIONS_PAGE = `select * ${FILTER} order by begins_at desc, id desc limit $4 offset $5`;
export const UPCOMING_PAGE = `select * ${FILTER} order by begins_at, id limit $4 offset $5`;
const TOTAL = `select count(*)::integer as total ${FILTER}`;

/**
 * One page of the viewer's reservations, the latest programme first; with `play_status` 1, those not yet aired, the next
 * programme first.
 */
async function reservations({
  account,
  fields,
  now,
  services: { db },
  origin,
}: ViewerRequest): Promise<CallResult> {
  const page = readPage(fields);
  const { play_status: status = '' } = fields;
  if (!page || !['', UPCOMING].includes(status)) return refuse(CODES.badParameters);
  const isUpcoming = status === UPCOMING;
  const filter = [account.id, isUpcoming ? now : null, LONG_AGO];
  const [[count], rows] = await Promise.all([
    db.query<{ total: number }>(TOTAL, filter),
    db.query<ReservationRow>(isUpcoming ? UPCOMING_PAGE : RESERVATIONS_PAGE, [
      ...filter,
      page.size,
      page.offset,
    ]),
  ]);
  return ok({ total: count?.total ?? 0, rows: rows.map((row) => recordOf(row, origin, now)) });
}

async function removeOne({ account, fields, services: { db } }: ViewerRequest): Promise<CallResult> {
  if (!ID.test(fields.id ?? '')) return refuse(CODES.badParameters);
  await db.query('delete from reservations where account_id = $1 and id = $2', [account.id, fields.id]);
  return ok();
}

async function clear({ account, services: { db } }: ViewerRequest): Promise<CallResult> {
  await db.query('delete from reservations where account_id = $1', [account.id]);
  return ok();
}

/** Maps a row to the documented fields (doc 1 § 3). */
function recordOf(
  { id, begins_at, channel_name, item_name, live_url }: ReservationRow,
  origin: string,
  now: Date,
) {
  return {
    id,
    play_status: begins_at > now ? UPCOMING : OVERDUE,
    item_begin_time: shanghaiTime(begins_at),
    channel_name,
    item_name,
    live_url: live_url && origin + live_url,
  };
}
