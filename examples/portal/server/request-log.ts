import type { Queries } from './db/database';
import { LOG_ROWS } from './settings';

/** One answered call. Neither fields nor cookies are kept, so no password can be. */
export type LogRow = {
  at: Date;
  method: string;
  path: string;
  status: number;
  /** Code of the envelope; null when the answer had none. */
  code: number | null;
  ms: number;
  /** The fault switch that met it. */
  fault: string | null;
};

export async function logRequest(db: Queries, row: LogRow): Promise<void> {
  const [added] = await db.query<{ id: number }>(
    `insert into request_log (at, method, path, status, code, ms, fault) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [row.at, row.method, row.path.slice(0, 200), row.status, row.code, row.ms, row.fault],
  );
  await db.query('delete from request_log where id <= $1', [(added?.id ?? 0) - LOG_ROWS]);
}

/** The last 200, oldest first. */
export async function readLog(db: Queries): Promise<LogRow[]> {
  return db.query<LogRow>('select at, method, path, status, code, ms, fault from request_log order by id');
}

export async function clearLog(db: Queries): Promise<void> {
  await db.query('delete from request_log');
}
