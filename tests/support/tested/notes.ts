import { TestRunner } from 'vitest';
import type { Row } from '../faults/page';

/** What a test has seen, for a page that is written from it. */
export type Note =
  /** Rows of the fault matrix. */
  | { check: 'faults'; rows: readonly Row[] }
  /** A row of the table of calls: page, viewer, and the calls of a page view, of a visit and of an hour. */
  | { check: 'calls'; row: readonly string[] };

declare module 'vitest' {
  interface TaskMeta {
    notes?: Note[];
  }
}

/** Adds a note to the record of the current test. */
export function note(added: Note): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta) meta.notes = [...(meta.notes ?? []), added];
}
