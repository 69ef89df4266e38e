import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { Database } from '../../../examples/portal/server/db/database';
import { databaseOf } from '../../../examples/portal/server/db/pglite';
import { openPostgres } from '../../../examples/portal/server/db/postgres';
import { createDatabase } from './create-database';

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
  version: string;
};
const TEMPLATE = `node_modules/.cache/cntv-widgets/pglite-${version}.tar`;

/** Opens an empty database, on the tests' PostgreSQL server or embedded if there is none. */
export async function openTestDatabase(): Promise<Database> {
  const url = await newDatabaseUrl();
  return url ? openPostgres(url) : openEmbedded();
}

/** Creates an empty database on the server and returns its URL; null without a server. */
export async function newDatabaseUrl(): Promise<string | null> {
  const server = inject('postgresUrl');
  return server ? createDatabase(server) : null;
}

/** Opens an embedded database in memory. */
export async function openEmbedded(): Promise<Database> {
  return databaseOf(await newEngine());
}

/** Starts an embedded database from a cached template, because creating one takes seconds. */
export async function newEngine(options: PGliteOptions = {}): Promise<PGlite> {
  if (!existsSync(TEMPLATE)) {
    const engine = await PGlite.create();
    await keepTemplate(engine);
    await engine.close();
  }
  return PGlite.create({ ...options, loadDataDir: new Blob([readFileSync(TEMPLATE)]) });
}

/** Renames atomically, since other test files may write the same template at the same time. */
async function keepTemplate(engine: PGlite): Promise<void> {
  const dump = await engine.dumpDataDir('none');
  mkdirSync(dirname(TEMPLATE), { recursive: true });
  const unfinished = `${TEMPLATE}.${process.pid}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, TEMPLATE);
}
