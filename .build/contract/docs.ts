/**
 * Writes what the element contracts and the forms have to say into tracked files: the table of elements in the README,
 * and the page of the fields of the application forms. A test compares both, so that the build need not change them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fieldsPage } from './fields.ts';
import { withTable } from './readme.ts';

writeFileSync('README.md', withTable(readFileSync('README.md', 'utf8')));
writeFileSync('examples/apply-form-fields.md', fieldsPage());
