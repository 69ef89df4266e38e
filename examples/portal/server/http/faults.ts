import type { Queries } from '../db/database';

/** Effects of a fault switch on a call; after `delay` the real response is sent. */
export const EFFECTS = [
  'delay',
  'http-500',
  'malformed',
  'wrong-shape',
  'code',
  'offline',
  'retry-after',
] as const;
export type Effect = (typeof EFFECTS)[number];

export type Fault = {
  /** Method and path, such as `POST /openapi/v2/user/login`, or `*` for every call. */
  call: string;
  effect: Effect;
  /** Delay before any effect. */
  delayMs: number;
  /** Negative result code, for the effect `code`. */
  code: number;
  retryAfterSeconds: number;
  /** Number of requests still affected; null for no limit. */
  times: number | null;
};

type FaultRow = {
  id: number;
  call: string;
  effect: Effect;
  delay_ms: number;
  code: number;
  retry_after_seconds: number;
  remaining: number | null;
};

const ANY_CALL = '*';

export async function addFault(db: Queries, fault: Fault): Promise<void> {
  await db.query(
    `insert into faults (call, effect, delay_ms, code, retry_after_seconds, remaining) values ($1, $2, $3, $4, $5, $6)`,
    [fault.call, fault.effect, fault.delayMs, fault.code, fault.retryAfterSeconds, fault.times],
  );
}

export async function listFaults(db: Queries): Promise<Fault[]> {
  const rows = await db.query<FaultRow>(
    'select * from faults where remaining is null or remaining > 0 order by id',
  );
  return rows.map(faultOf);
}

export async function clearFaults(db: Queries, call?: string): Promise<void> {
  await (call ? db.query('delete from faults where call = $1', [call]) : db.query('delete from faults'));
}

/** Takes the oldest active fault for this request and decrements its count. */
export async function takeFault(db: Queries, call: string): Promise<Fault | null> {
  const [row] = await db.query<FaultRow>(
    `update faults set remaining = remaining - 1 where id = (
       select id from faults where call in ($1, $2) and (remaining is null or remaining > 0)
       order by id limit 1 for update
     ) returning *`,
    [call, ANY_CALL],
  );
  return row ? faultOf(row) : null;
}

function faultOf({ call, effect, delay_ms, code, retry_after_seconds, remaining }: FaultRow): Fault {
  return { call, effect, delayMs: delay_ms, code, retryAfterSeconds: retry_after_seconds, times: remaining };
}

/** Thrown to drop the connection; a caller in the same process gets a failed fetch. */
export class ConnectionDropped extends TypeError {
  override name = 'ConnectionDropped';
}
