import type { Queries } from './database';

/** Returns all tables but that of the keys and secrets of the installation. */
export async function tablesOfData(db: Queries): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = current_schema() and tablename <> 'installation' order by name`,
  );
  return rows.map(({ name }) => name);
}
