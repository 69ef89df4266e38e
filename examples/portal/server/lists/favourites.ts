import type { Queries } from '../db/database';
import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { shanghaiTime } from '../lib/time';
import { readPage } from './list-page';

export const FAVOURITE_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/collect/records', handle: favourites },
  { method: 'DELETE', path: '/openapi/v2/collect/record', handle: removeOne },
  { method: 'DELETE', path: '/openapi/v2/collect/records', handle: clear },
];

const SOURCE_TYPE = /^[13]$/;
const ID = /^\d{1,9}$/;

type FavouriteRow = {
  id: number;
  source_type: number;
  source_id: string;
  source_title: string;
  source_logo: string;
  source_url: string;
  business_name: string;
  collected_at: Date;
};

export const FAVOURITES_PAGE = `select * from collections where account_id = $1 and source_type = $2
order by collected_at desc, id desc limit $3 offset $4`;

/** One page of the viewer's collected items of one type, newest first. */
async function favourites({ account, fields, services: { db }, origin }: ViewerRequest): Promise<CallResult> {
  const { source_type: sourceType = '' } = fields;
  const page = readPage(fields);
  if (!SOURCE_TYPE.test(sourceType) || !page) return refuse(CODES.badParameters);
  const [total, rows] = await Promise.all([
    countOf(db, account.id, sourceType),
    db.query<FavouriteRow>(FAVOURITES_PAGE, [account.id, sourceType, page.size, page.offset]),
  ]);
  return ok({ total, rows: rows.map((row) => recordOf(row, origin)) });
}

async function removeOne({ account, fields, services: { db } }: ViewerRequest): Promise<CallResult> {
  if (!ID.test(fields.id ?? '')) return refuse(CODES.badParameters);
  await db.query('delete from collections where account_id = $1 and id = $2', [account.id, fields.id]);
  return ok();
}

async function clear({ account, fields, services: { db } }: ViewerRequest): Promise<CallResult> {
  const { source_type: sourceType = '' } = fields;
  if (!SOURCE_TYPE.test(sourceType)) return refuse(CODES.badParameters);
  await db.query('delete from collections where account_id = $1 and source_type = $2', [
    account.id,
    sourceType,
  ]);
  return ok();
}

async function countOf(db: Queries, accountId: number, sourceType: string): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    'select count(*)::integer as total from collections where account_id = $1 and source_type = $2',
    [accountId, sourceType],
  );
  return row?.total ?? 0;
}

/**
 * Maps a row to the documented fields (doc 1 § 3). URLs of this portal are stored as paths and returned as
 * absolute.
 */
function recordOf({ collected_at, source_logo, source_url, ...row }: FavouriteRow, origin: string) {
  return {
    id: row.id,
    source_type: row.source_type,
    source_id: row.source_id,
    source_title: row.source_title,
    source_logo: source_logo && origin + source_logo,
    source_url: source_url && origin + source_url,
    business_name: row.business_name,
    collect_date_time: shanghaiTime(collected_at),
  };
}
