import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../../examples/portal/server/db/database';
import { databaseOf } from '../../../examples/portal/server/db/pglite';

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
  version: string;
};
const TEMPLATE = `node_modules/.cache/cntv-widgets/pglite-${version}.tar`;

/** An empty database in memory. Making one takes seconds, copying one does not, so the first is kept. */
export async function openTestDatabase(): Promise<Database> {
  if (existsSync(TEMPLATE)) {
    return databaseOf(await PGlite.create({ loadDataDir: new Blob([readFileSync(TEMPLATE)]) }));
  }
  const engine = await PGlite.create();
  await keepTemplate(engine);
  return databaseOf(engine);
}

/** Other test files may be at it at the same time; whoever is last wins, with the same content. */
async function keepTemplate(engine: PGlite): Promise<void> {
  const dump = await engine.dumpDataDir('none');
  mkdirSync(dirname(TEMPLATE), { recursive: true });
  const draft = `${TEMPLATE}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, TEMPLATE);
}
