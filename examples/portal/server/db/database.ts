import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export type Row = Record<string, unknown>;

export type Queries = {
  query<R extends Row = Row>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
};

/** Database interface of the portal: the same SQL runs on embedded PGlite and on a PostgreSQL server. */
export type Database = Queries & {
  transaction<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type Options = {
  /** A PostgreSQL server, or a compatible distributed one, that several processes can share. */
  databaseUrl?: string;
  /** Folder of the embedded database; in memory when absent. */
  dataDir?: string;
};

export function openDatabase({ databaseUrl, dataDir }: Options): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openPglite(dataDir);
}
