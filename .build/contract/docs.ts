/**
 * Generates the documentation that is under version control: the tables of elements and of the page configuration in the
 * README, the page of the fields of the application forms, and that of editors. A test fails while they differ from the
 * contracts, so the build does not write them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { editorsPage, elementLists } from './editors/page.ts';
import { fieldsPage } from './fields.ts';
import { withTables } from './readme.ts';

writeFileSync('README.md', withTables(readFileSync('README.md', 'utf8')));
writeFileSync('examples/apply-form-fields.md', fieldsPage());
writeFileSync('examples/editors/elements.js', elementLists());
writeFileSync('examples/editors/README.md', editorsPage());
