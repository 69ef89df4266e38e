import type { Queries, Row } from './database';

/**
 * Inserts rows with one statement. All rows have the columns of the first one; other columns get their default.
 * @param table name of a table, which is not quoted
 */
export async function insertRows(db: Queries, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (!columns) return;
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
