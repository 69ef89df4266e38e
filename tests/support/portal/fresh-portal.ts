import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../../examples/portal/server/db/database';
import { BASE_TIME, startPortal, type TestPortal, type Visitor } from './client';
import { openTestDatabase } from './database';

type FreshPortal = {
  db: Database;
  site: TestPortal;
  /** A browser without cookies. */
  visitor: Visitor;
};

/** One portal for the tests of a file, reset before each test. */
export function freshPortal(): FreshPortal {
  const fresh = {} as FreshPortal;
  beforeAll(async () => {
    fresh.db = await openTestDatabase();
    fresh.site = await startPortal({ database: fresh.db });
  });
  beforeEach(async () => {
    fresh.site.clock.ms = BASE_TIME;
    fresh.visitor = fresh.site.visitor();
    await fresh.visitor.devConsole('reset');
  });
  afterAll(() => fresh.db.close());
  return fresh;
}
