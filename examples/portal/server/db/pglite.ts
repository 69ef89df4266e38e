import { mkdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, Queries, Row } from './database';
import { type FolderLock, lockFolder } from './folder-lock';

type Engine = {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  exec(sql: string): Promise<unknown>;
};

/**
 * Opens PostgreSQL inside this process. Locks the folder, because a second process would corrupt the data. Ends the process
 * when another one has acquired the lock: what this one has in memory is no longer what the files contain.
 */
export async function openPglite(dataDir?: string): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  if (!dataDir) return databaseOf(await PGlite.create());
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir, (reason) => {
    console.error(reason);
    process.exit(1);
  });
  return databaseOf(await PGlite.create({ fs: await lockedFiles(dataDir, lock) }), lock);
}

/**
 * The files of the database, which are written only while the lock is held. A check before each statement would not do: a
 * process that is suspended in the middle of one would go on writing.
 */
async function lockedFiles(dataDir: string, lock: FolderLock) {
  const { NodeFS } = await import('@electric-sql/pglite/nodefs');
  class LockedFiles extends NodeFS {
    override async init(...[engine, options]: Parameters<InstanceType<typeof NodeFS>['init']>) {
      const { emscriptenOpts } = await super.init(engine, options);
      const { preRun = [] } = emscriptenOpts;
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, checkWrites] } };
    }
  }
  const checkWrites = ({ NODEFS }: { NODEFS: object }) => {
    const { stream_ops: streams } = NODEFS as { stream_ops: { write(...parameters: unknown[]): number } };
    const { write } = streams;
    streams.write = (...parameters) => {
      lock.check();
      const written = write(...parameters);
      // The process may have been suspended just before the write: then nothing of it is accepted.
      lock.check();
      return written;
    };
  };
  return new LockedFiles(dataDir);
}

/** Wraps an open PGlite engine as the portal's database. */
export function databaseOf(engine: PGlite, lock?: FolderLock): Database {
  return {
    ...queriesOf(engine),
    transaction: (run) => engine.transaction((inner) => run(queriesOf(inner))),
    async close() {
      await engine.close();
      await lock?.unlock();
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
