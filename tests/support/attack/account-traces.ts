import type { Database } from '../../../examples/portal/server/db/database';
import { tablesOfData } from '../../../examples/portal/server/demo/demo-data';

/** Rows of all tables that contain one of the words, as `table: row`. Numbers are matched as a whole. */
export async function tracesOf(db: Database, words: readonly unknown[]): Promise<string[]> {
  const sought = words.map((word) => (/^\d+$/.test(String(word)) ? `(?<!\\d)${word}(?!\\d)` : escaped(word)));
  const pattern = new RegExp(sought.join('|'));
  const found: string[] = [];
  for (const table of await tablesOfData(db)) {
    const rows = await db.query<{ row: string }>(`select t::text as row from ${table} t`);
    found.push(...rows.filter(({ row }) => pattern.test(row)).map(({ row }) => `${table}: ${row}`));
  }
  return found;
}

function escaped(word: unknown): string {
  return String(word).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
