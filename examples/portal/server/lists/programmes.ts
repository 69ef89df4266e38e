import type { Queries } from '../db/database';
import type { Call, CallRequest, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';

export const PROGRAMME_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/programme', isPublic: true, handle: programmes },
  { method: 'GET', path: '/openapi/v2/programme/user', handle: picks },
  { method: 'POST', path: '/openapi/v2/programme/user', handle: pick },
];

type Kind = 'channel' | 'column';

/** Lists the programmes on offer, the same for all viewers. */
async function programmes({ services: { db } }: CallRequest): Promise<CallResult> {
  const rows = await db.query<{ kind: Kind; id: string; name: string }>(
    'select kind, id, name from programmes order by place, id',
  );
  const of = (wanted: Kind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id, name }) => ({ id, name }));
  return ok({ channels: of('channel'), columns: of('column') });
}

async function picks({ account, services: { db } }: ViewerRequest): Promise<CallResult> {
  const [channels, columns] = await Promise.all([
    picksOf(db, account.id, 'channel'),
    picksOf(db, account.id, 'column'),
  ]);
  return ok({ channels, columns });
}

/** Replaces all picks. Each ID has to be on offer or among the current picks. */
async function pick({ account, fields, services: { db } }: ViewerRequest): Promise<CallResult> {
  const wanted = [
    ['channel', idsOf(fields.channels)],
    ['column', idsOf(fields.columns)],
  ] as const;
  return db.transaction(async (inner) => {
    // Prevents concurrent saves from mixing their picks.
    await inner.query('select id from accounts where id = $1 for no key update', [account.id]);
    for (const [kind, ids] of wanted) {
      if (!ids || !(await areKnown(inner, account.id, kind, ids))) return refuse(CODES.badParameters);
    }
    await inner.query('delete from programme_picks where account_id = $1', [account.id]);
    for (const [kind, ids] of wanted) {
      await inner.query(
        `insert into programme_picks (account_id, kind, programme_id, place)
         select $1, $2, id, place from unnest($3::text[]) with ordinality as picked (id, place)`,
        [account.id, kind, ids],
      );
    }
    return ok();
  });
}

async function picksOf(db: Queries, accountId: number, kind: Kind): Promise<string[]> {
  const rows = await db.query<{ programme_id: string }>(
    'select programme_id from programme_picks where account_id = $1 and kind = $2 order by place',
    [accountId, kind],
  );
  return rows.map(({ programme_id: id }) => id);
}

async function areKnown(
  db: Queries,
  accountId: number,
  kind: Kind,
  ids: readonly string[],
): Promise<boolean> {
  const unknown = await db.query(
    `select id from unnest($3::text[]) as picked (id)
     where not exists (select 1 from programmes where kind = $2 and programmes.id = picked.id)
       and not exists (select 1 from programme_picks
                       where account_id = $1 and kind = $2 and programme_id = picked.id)`,
    [accountId, kind, ids],
  );
  return unknown.length === 0;
}

/**
 * Parses comma-separated IDs (doc 1 § 7) without duplicates; null when the field is missing, which differs
 * from empty.
 */
function idsOf(field: string | undefined): string[] | null {
  if (field === undefined) return null;
  return field === '' ? [] : [...new Set(field.split(','))];
}
