/**
 * Writes what the tests have checked: the table of tested software (what was tested, its versions, and how many checks
 * passed), the table of calls, and the tables of the fault matrix. Run at the end of
 * `npm run test:hosts`, after `npm test` has recorded the checks that are part of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from '../faults/page';
import { callsTable } from './calls';
import { withMarked } from './marked';
import { readRecords } from './records.mjs';
import { ROWS } from './rows';
import { withTested } from './table';

const records = readRecords();
const change = (page: string, changed: (text: string) => string) =>
  writeFileSync(page, changed(readFileSync(page, 'utf8')));

// First those that need the journeys of the night only: a failed one ends the command before the others have results.
change('examples/docs/api-calls.md', (text) => withMarked(text, 'calls', callsTable(records)));
change('examples/docs/faults.md', (text) => withTables(text, records));

change('examples/docs/tested-with.md', (text) => withTested(text, ROWS, records));
