import type { TestProject } from 'vitest/node';
import { postgresFolder, startPostgres } from '../environment/postgres.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL server for these tests; empty where none is installed, which leaves the embedded database. */
    postgresUrl: string;
  }
}

/** Starts one server for all tests of the portal. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = postgresFolder() ? await startPostgres() : undefined;
  project.provide('postgresUrl', server?.url ?? '');
  return server?.stop;
}
