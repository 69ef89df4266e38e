import type { Database, Queries, Row } from './database';

type Runner = { query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', (error) => console.error('database connection lost:', error.message));
  return {
    ...queriesOf(pool),
    async transaction(run) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await run(queriesOf(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function queriesOf(runner: Runner): Queries {
  return {
    async query<R extends Row>(sql: string, values: readonly unknown[] = []) {
      return (await runner.query(sql, [...values])).rows as R[];
    },
    async script(sql) {
      await runner.query(sql);
    },
  };
}
