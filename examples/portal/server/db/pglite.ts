import { mkdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, Queries, Row } from './database';
import { lockFolder } from './folder-lock';

type Engine = {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  exec(sql: string): Promise<unknown>;
};

/**
 * Opens PostgreSQL inside this process. Locks the folder, because a second process would corrupt the data.
 */
export async function openPglite(dataDir?: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const unlock = dataDir ? await lockFolder(dataDir) : undefined;
  return databaseOf(await PGlite.create(dataDir), unlock);
}

/** Wraps an open PGlite engine as the portal's database. */
export function databaseOf(engine: PGlite, unlock?: () => Promise<void>): Database {
  return {
    ...queriesOf(engine),
    transaction: (run) => engine.transaction((inner) => run(queriesOf(inner))),
    async close() {
      await engine.close();
      await unlock?.();
    },
  };
}

function queriesOf(engine: Engine): Queries {
  return {
    async query<R extends Row>(sql: string, values: readonly unknown[] = []) {
      return (await engine.query(sql, [...values])).rows as R[];
    },
    async script(sql) {
      await engine.exec(sql);
    },
  };
}
