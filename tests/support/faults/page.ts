import { markedIn, withMarked } from '../tested/marked';
import type { Note } from '../tested/notes';
import type { Record } from '../tested/records.mjs';
import { COLUMNS } from './columns';

/** A row of the matrix: a call of a screen, and what a viewer gets for each fault. A screen without calls has one row. */
export type Row = { screen: string; when: string; call: string; cells: readonly string[] };

/** The tests of the sections. A section has the name of its test, and a mark of this name on the page. */
const FOLDER = 'tests/flows/night/faults/';

/** Renders the table of a section: one line for each call, in the order of the walk. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['Screen', 'When a viewer', 'Call', ...COLUMNS.map(({ title }) => title)];
  const lines = rows.map(({ screen, when, call, cells }, index) => [
    rows[index - 1]?.screen === screen ? '' : screen,
    when,
    call ? `\`${shortened(call)}\`` : 'none',
    ...cells,
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** Replaces the table of each section that the page has marks for by what the last run of its test has seen. */
export function withTables(page: string, records: readonly Record[]): string {
  const names = [...page.matchAll(/<!-- ([\w-]+) -->/g)].map(([, name = '']) => name);
  return names.reduce((text, name) => {
    const file = `${FOLDER}${name}.test.ts`;
    const record = records.find((one) => one.file === file);
    if (!record) throw new Error(`${file} has no results: run npm run test:hosts.`);
    return withMarked(text, name, tableOf(record.notes.flat().flatMap(rowsIn)));
  }, page);
}

/** Returns the cells of a section on the page, by the rest of their row. */
export function cellsOn(page: string, section: string): ReadonlyMap<string, readonly string[]> {
  const [, , ...lines] = markedIn(page, section).trim().split('\n');
  let screen = '';
  return new Map(
    lines.map((line) => {
      const [own = '', when = '', call = '', ...cells] = line.slice(2, -2).split(' | ');
      screen = own.trim() || screen;
      return [keyOf({ screen, when, call: call.replaceAll('`', '') }), cells];
    }),
  );
}

/** What names a row: its screen, when the call is made, and the call as on the page. */
export function keyOf({ screen, when, call }: Omit<Row, 'cells'>): string {
  return [screen, when, shortened(call) || 'none'].join(' | ');
}

function rowsIn(note: Note): readonly Row[] {
  return note.check === 'faults' ? note.rows : [];
}

/** Leaves out what most paths have in common. */
export function shortened(call: string): string {
  return call.replace(/ \/(openapi\/v2\/(user\/)?|member\/(open)?api\/)/, ' ');
}
