import { TestRunner } from 'vitest';
import type { Row } from '../faults/page';

/** What a test has checked, counted for the accessibility statement. */
export type Note =
  /** A state of a screen, in two looks. */
  | { check: 'axe'; findings: number }
  /** Elements that were focused by Tab, and those whose focus was not visible. */
  | { check: 'keyboard'; stops: number }
  /** Elements that take the focus, whose role and name a screen reader gets. */
  | { check: 'names'; count: number }
  /** Rows of the fault matrix. */
  | { check: 'faults'; rows: readonly Row[] }
  /** A row of the table of calls: page, viewer, and the calls of a page view, of a visit and of an hour. */
  | { check: 'calls'; row: readonly string[] }
  /** The pairs of colours of a theme in a colour scheme, with the lowest contrast of a text and of a mark. */
  | { check: 'contrast'; theme: string; scheme: string; pairs: number; text: number; mark: number };

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
