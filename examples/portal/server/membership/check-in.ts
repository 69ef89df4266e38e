import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, ok } from '../http/codes';
import { shanghaiTime } from '../lib/time';

export const CHECK_IN_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/user/sign', handle: state },
  { method: 'POST', path: '/openapi/v2/user/sign', handle: checkIn },
];

type State = { signed: boolean; days_consecutive: number; days_cumulative: number };

const NEVER: State = { signed: false, days_consecutive: 0, days_cumulative: 0 };

/** The series is broken when neither today nor yesterday, in China's time zone, has a check-in. */
async function state({ account, services: { db }, now }: ViewerRequest): Promise<CallResult> {
  const [row] = await db.query<State>(
    `select last_day = $2::date as signed, days_cumulative,
       case when last_day >= $2::date - 1 then days_consecutive else 0 end as days_consecutive
     from check_ins where account_id = $1`,
    [account.id, dayOf(now)],
  );
  return ok(row ?? NEVER);
}

/** A second check-in on the same day changes nothing. One statement, so that concurrent requests count once. */
async function checkIn({ account, services: { db }, now }: ViewerRequest): Promise<CallResult> {
  const [row] = await db.query<State>(
    `insert into check_ins as known (account_id, last_day, days_consecutive, days_cumulative)
     values ($1, $2::date, 1, 1)
     on conflict (account_id) do update set
       last_day = $2::date,
       days_cumulative = known.days_cumulative + (known.last_day < $2::date)::integer,
       days_consecutive = case
         when known.last_day = $2::date then known.days_consecutive
         when known.last_day = $2::date - 1 then known.days_consecutive + 1
         else 1 end
     returning true as signed, days_consecutive, days_cumulative`,
    [account.id, dayOf(now)],
  );
  return ok(row);
}

function dayOf(now: Date): string {
  return shanghaiTime(now).slice(0, 10);
}
