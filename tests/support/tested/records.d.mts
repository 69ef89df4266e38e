import type { Note } from './notes';

export type Test = { isPassed: boolean; isSkipped: boolean; notes?: readonly Note[] };

export type Record = {
  file: string;
  browser: string;
  passed: number;
  count: number;
  /** What each test has checked, by test. */
  notes: readonly (readonly Note[])[];
};

export function recordTests(file: string, browser: string, tests: readonly Test[]): void;
export function readRecords(folder?: string): Record[];
