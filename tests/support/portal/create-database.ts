import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../../examples/portal/server/db/postgres';

/** Creates an empty database on a PostgreSQL server and returns its URL. */
export async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = await openPostgres(server);
  await admin.script(`create database ${name}`);
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
