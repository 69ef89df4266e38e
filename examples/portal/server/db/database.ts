export type Row = Record<string, unknown>;

export type Queries = {
  query<R extends Row = Row>(sql: string, values?: readonly unknown[]): Promise<R[]>;
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
};

/** Database interface of the portal: the same SQL runs on embedded PGlite and on a PostgreSQL server. */
export type Database = Queries & {
  /** Runs again from the start when another transaction interferes, so `run` has no effect but on the database. */
  transaction<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
