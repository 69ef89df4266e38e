import type { Record } from './records.mjs';

const FILE = 'tests/flows/night/api-calls.test.ts';
const HEAD = ['Page with', 'Viewer', 'Page view', 'Visit', 'An hour'];

/** Renders the table of calls, in the order of its test. */
export function callsTable(records: readonly Record[]): string {
  const notes = records.find(({ file }) => file === FILE)?.notes.flat() ?? [];
  const rows = notes.flatMap((note) => (note.check === 'calls' ? [note.row] : []));
  if (rows.length === 0) throw new Error(`${FILE} has no results: run npm run test:hosts.`);
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
