/**
 * Writes the table of tested software: what was tested, its versions, and how many checks passed. Run by
 * `npm run test:hosts`, after `npm test` has recorded the checks that are part of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readRecords } from './records.mjs';
import { ROWS } from './rows';
import { withTested } from './table';

const PAGE = 'examples/tested-with.md';

writeFileSync(PAGE, withTested(readFileSync(PAGE, 'utf8'), ROWS, readRecords()));
