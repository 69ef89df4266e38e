import { DATABASE_TIMES } from '../config/settings';
import type { Database, Queries, Row } from './database';
import { repeated } from './repeated';

type Query = { text: string; values?: unknown[]; query_timeout?: number };
type Runner = { query(query: Query): Promise<{ rows: unknown[] }> };

/**
 * Opens a pool of connections. A connection whose query fails to return is closed, and no request waits for one
 * longer than a few seconds, so that a lost server or network is an error to the requests of that time only.
 */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: DATABASE_TIMES.connect,
    idleTimeoutMillis: DATABASE_TIMES.idle,
    query_timeout: DATABASE_TIMES.query,
    // The server ends what a lost process has left, whose locks would stay otherwise.
    statement_timeout: DATABASE_TIMES.script,
    idle_in_transaction_session_timeout: DATABASE_TIMES.transaction,
  });
  const report = (error: Error) => console.error('database connection lost:', error.message);
  pool.on('error', report);
  // The pool listens to idle connections only, and an `error` event without a listener ends the process.
  pool.on('connect', (client) => client.on('error', report));
  const { query, script } = queriesOf(pool);
  async function transaction<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let isDone = false;
    try {
      await client.query('begin');
      const result = await run(queriesOf(client));
      await client.query('commit');
      isDone = true;
      return result;
    } finally {
      // Closing the connection rolls back. A `rollback` would wait for a connection that may be lost.
      client.release(!isDone);
    }
  }
  return {
    query: (sql, values) => repeated(() => query(sql, values)),
    script: (sql) => repeated(() => script(sql)),
    transaction: (run) => repeated(() => transaction(run)),
    close: () => pool.end(),
  };
}

function queriesOf(runner: Runner): Queries {
  return {
    async query<R extends Row>(sql: string, values: readonly unknown[] = []) {
      return (await runner.query({ text: sql, values: [...values] })).rows as R[];
    },
    async script(sql) {
      await runner.query({ text: sql, query_timeout: DATABASE_TIMES.script });
    },
  };
}
