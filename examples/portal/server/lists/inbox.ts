import type { Queries } from '../db/database';
import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { shanghaiTime } from '../lib/time';
import { readPage } from './list-page';

/**
 * The lists mark what they return as read, because no documented call does; so a page of another site must not
 * request them.
 */
export const INBOX_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/user/message/count', handle: unreadCounts },
  {
    method: 'GET',
    path: '/openapi/v2/user/message/subscribes',
    hasEffect: true,
    handle: list('subscribe', reminderOf),
  },
  {
    method: 'GET',
    path: '/openapi/v2/user/message/systems',
    hasEffect: true,
    handle: list('system', systemMessageOf),
  },
  { method: 'DELETE', path: '/openapi/v2/user/message', handle: remove },
  { method: 'DELETE', path: '/openapi/v2/user/message/clear', handle: clear },
];

const KINDS: ReadonlyMap<string | undefined, string> = new Map([
  ['SUBSCRIBE', 'subscribe'],
  ['SYSTEM', 'system'],
]);
/** Maximum number of IDs in one deletion. */
const IDS_MAX = 100;
const ID = /^\d{1,9}$/;

/** Parameters: account, kind, size and offset. What is returned is marked as read by the same statement. */
export const MESSAGES_PAGE = `
with page as (
  select * from messages where account_id = $1 and kind = $2
  order by sent_at desc, id desc limit $3 offset $4
), shown as (
  update messages set is_read = true from page where messages.id = page.id and not page.is_read
)
select * from page order by sent_at desc, id desc`;

export const MESSAGES_TOTAL =
  'select count(*)::integer as total from messages where account_id = $1 and kind = $2';

export const UNREAD_COUNTS = `select kind, count(*)::integer as unread from messages
where account_id = $1 and not is_read group by kind`;

type MessageRow = {
  id: number;
  is_read: boolean;
  sent_at: Date;
  title: string;
  content: string;
  item_name: string;
  channel_name: string;
  live_url: string;
  item_begins_at: Date | null;
};

async function unreadCounts({ account, services: { db } }: ViewerRequest): Promise<CallResult> {
  const { subscribe, system } = await countUnread(db, account.id);
  return ok({ subscribe_count: subscribe, system_count: system });
}

async function countUnread(db: Queries, accountId: number): Promise<{ subscribe: number; system: number }> {
  const rows = await db.query<{ kind: string; unread: number }>(UNREAD_COUNTS, [accountId]);
  const of = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.unread ?? 0;
  return { subscribe: of('subscribe'), system: of('system') };
}

/** One page of the viewer's messages of one kind, newest first. */
function list(
  kind: string,
  recordOf: (row: MessageRow, origin: string) => object,
): (request: ViewerRequest) => Promise<CallResult> {
  return async ({ account, fields, services: { db }, origin }) => {
    const page = readPage(fields);
    if (!page) return refuse(CODES.badParameters);
    const [counted] = await db.query<{ total: number }>(MESSAGES_TOTAL, [account.id, kind]);
    const rows = await db.query<MessageRow>(MESSAGES_PAGE, [account.id, kind, page.size, page.offset]);
    return ok({ total: counted?.total ?? 0, rows: rows.map((row) => recordOf(row, origin)) });
  };
}

/** Deletes messages of one kind by ID. IDs that the viewer does not have are ignored: they may be deleted already. */
async function remove({ account, fields, services: { db } }: ViewerRequest): Promise<CallResult> {
  const kind = KINDS.get(fields.type);
  const ids = (fields.ids ?? '').split(',');
  if (!kind || ids.length > IDS_MAX || !ids.every((id) => ID.test(id))) return refuse(CODES.badParameters);
  await db.query('delete from messages where account_id = $1 and kind = $2 and id = any($3::integer[])', [
    account.id,
    kind,
    ids.map(Number),
  ]);
  return ok();
}

async function clear({ account, fields, services: { db } }: ViewerRequest): Promise<CallResult> {
  const kind = KINDS.get(fields.type);
  if (!kind) return refuse(CODES.badParameters);
  await db.query('delete from messages where account_id = $1 and kind = $2', [account.id, kind]);
  return ok();
}

/** Maps a row to the documented fields (doc 1 § 3). The reservation is timed for the start of the programme. */
function reminderOf({ id, is_read, item_begins_at: begin, ...row }: MessageRow, origin: string) {
  const time = begin ? shanghaiTime(begin) : '';
  return {
    id,
    read: is_read,
    item_begin_time: time,
    subscribe_time: time,
    live_url: row.live_url && origin + row.live_url,
    channel_name: row.channel_name,
    item_name: row.item_name,
  };
}

function systemMessageOf({ id, is_read, title, content, sent_at }: MessageRow) {
  return { id, read: is_read, title, content, pub_date: shanghaiTime(sent_at) };
}
