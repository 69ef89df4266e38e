import type { Record } from './records.mjs';

/** A row of the table of tested software. */
export type Row = {
  title: string;
  /** What was tested, with versions. */
  subject: string;
  /** Start of the paths of its test files. */
  files: readonly string[];
};

const HEAD = '| | Tested | Passed |\n|---|---|---|\n';

/** Replaces the rows of the table, which ends the page. */
export function withTested(page: string, rows: readonly Row[], records: readonly Record[]): string {
  const [before, after] = page.split(HEAD);
  if (after === undefined) throw new Error('The page has no table of tested software.');
  const lines = rows.map((row) => `| ${row.title} | ${row.subject} | ${resultOf(row, records)} |\n`);
  return `${before}${HEAD}${lines.join('')}`;
}

function resultOf({ title, files }: Row, records: readonly Record[]): string {
  const own = records.filter(({ file }) => files.some((start) => file.startsWith(start)));
  if (own.length === 0) throw new Error(`"${title}" has no results: run npm test, then npm run test:hosts.`);
  const sum = (key: 'passed' | 'count') => own.reduce((total, record) => total + record[key], 0);
  return `${sum('passed')} of ${sum('count')}`;
}
