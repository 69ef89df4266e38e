import type { Note } from './notes';
import type { Record } from './records.mjs';

type Passed = { passed: number; count: number };
type Theme = { theme: string; pairs: number; text: number; mark: number };

/** What the tests have checked for the accessibility statement. */
export type Figures = {
  /** States of screens that were checked with axe, without faults and under faults. */
  states: number;
  faultyStates: number;
  findings: number;
  /** Calls of the fault matrix. */
  calls: number;
  /** Tests that press Tab, and the elements that had the focus. */
  keyboardTests: number;
  stops: number;
  /** Elements with role and name. */
  names: number;
  elements: Passed;
  screens: Passed;
  texts: Passed;
  themes: readonly Theme[];
};

type Check = Note['check'];
type NoteOf<Name extends Check> = Extract<Note, { check: Name }>;

const FAULTS = 'tests/flows/hosts/faults/';
const isFault = ({ file }: Record) => file.startsWith(FAULTS);

/** @throws if a test that the statement needs has not been run */
export function figuresOf(all: readonly Record[]): Figures {
  // Journeys on translated pages repeat those of the same file.
  const records = all.filter(({ file }) => file.startsWith('tests/'));
  const axe = notesOf(records, 'axe');
  const faulty = notesOf(records.filter(isFault), 'axe').length;
  const rows = notesOf(records.filter(isFault), 'faults')
    .flatMap((note) => note.rows)
    .filter(({ call }) => call);
  const keyboard = notesOf(records, 'keyboard');
  return {
    states: axe.length - faulty,
    faultyStates: faulty,
    findings: sum(axe.map(({ findings }) => findings)),
    calls: rows.length,
    keyboardTests: records
      .flatMap(({ notes }) => notes)
      .filter((notes) => notes.some(({ check }) => check === 'keyboard')).length,
    stops: sum(keyboard.map(({ stops }) => stops)),
    names: sum(notesOf(records, 'names').map(({ count }) => count)),
    elements: passedOf(records, 'tests/widgets/axe.test.ts'),
    screens: passedOf(records, 'tests/flows/hosts/adaptations.test.ts'),
    texts: passedOf(records, 'tests/flows/hosts/long-texts.test.ts'),
    themes: themesOf(notesOf(records, 'contrast')),
  };
}

function notesOf<Name extends Check>(records: readonly Record[], name: Name): NoteOf<Name>[] {
  const notes = records.flatMap((record) => record.notes.flat());
  return notes.filter((note): note is NoteOf<Name> => note.check === name);
}

function passedOf(records: readonly Record[], file: string): Passed {
  const own = records.filter((record) => record.file === file);
  if (own.length === 0) throw new Error(`${file} has no results: run npm test, then npm run test:hosts.`);
  return { passed: sum(own.map(({ passed }) => passed)), count: sum(own.map(({ count }) => count)) };
}

/** Joins the colour schemes of a theme: the sum of its pairs, and the lowest contrast. */
function themesOf(notes: readonly NoteOf<'contrast'>[]): Theme[] {
  const names = [...new Set(notes.map(({ theme }) => theme))];
  return names.map((theme) => {
    const own = notes.filter((note) => note.theme === theme);
    return {
      theme,
      pairs: sum(own.map(({ pairs }) => pairs)),
      text: Math.min(...own.map(({ text }) => text)),
      mark: Math.min(...own.map(({ mark }) => mark)),
    };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
