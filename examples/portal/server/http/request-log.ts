import { LOG_ROWS } from '../config/settings';
import type { Queries } from '../db/database';

/** One logged call. Fields and cookies are not logged, so that no password is. */
export type LogRow = {
  at: Date;
  method: string;
  path: string;
  status: number;
  /** Result code; null for a response without an envelope. */
  code: number | null;
  ms: number;
  /** The fault switch that was applied. */
  fault: string | null;
};

/** Milliseconds since the process began; a call that began before it would stand among those after it. */
let emptiedAt = 0;

/** @param started when the call began, as `performance.now()` */
export async function logRequest(db: Queries, started: number, row: LogRow): Promise<void> {
  if (started < emptiedAt) return;
  const [added] = await db.query<{ id: number }>(
    `insert into request_log (at, method, path, status, code, ms, fault) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [row.at, row.method, row.path.slice(0, 200), row.status, row.code, row.ms, row.fault],
  );
  await db.query('delete from request_log where id <= $1', [(added?.id ?? 0) - LOG_ROWS]);
}

/** Returns the last 200 calls, oldest first. */
export async function readLog(db: Queries): Promise<LogRow[]> {
  return db.query<LogRow>('select at, method, path, status, code, ms, fault from request_log order by id');
}

/** Leaves out calls that are in progress, too. */
export function ignoreEarlier(): void {
  emptiedAt = performance.now();
}

export async function clearLog(db: Queries): Promise<void> {
  ignoreEarlier();
  await db.query('delete from request_log');
}
