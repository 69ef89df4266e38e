/**
 * Generates the documentation that is under version control: the table of elements in the README, the page of the
 * fields of the application forms, and that of editors. A test fails while they differ from the contracts, so the build does not write them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { editorsPage, elementLists } from './editors/page.ts';
import { fieldsPage } from './fields.ts';
import { withTable } from './readme.ts';

writeFileSync('README.md', withTable(readFileSync('README.md', 'utf8')));
writeFileSync('examples/apply-form-fields.md', fieldsPage());
writeFileSync('examples/editors/elements.js', elementLists());
writeFileSync('examples/editors/README.md', editorsPage());
