import type { Database } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

type Options = {
  /** A PostgreSQL server, or a compatible distributed one, that several processes can share. */
  databaseUrl?: string;
  /** Folder of the embedded database; in memory when absent. */
  dataDir?: string;
};

/** Opens one of the two databases of `.github/decisions/08-pglite-and-postgresql.md`. */
export function openDatabase({ databaseUrl, dataDir }: Options): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir);
}
