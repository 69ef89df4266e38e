/**
 * Generates the documentation that is under version control: the tables of pages, and the lists of attributes. A test fails
 * while they differ from the contracts, so the build does not write them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { elementLists, elementListsForPhp } from './element-lists.ts';
import { PAGES, withTables } from './readme.ts';

for (const page of PAGES) writeFileSync(page.file, withTables(readFileSync(page.file, 'utf8'), page));
writeFileSync('examples/docs/editors/elements.js', elementLists());
writeFileSync('examples/recipes/wordpress/cntv-widgets/elements.json', elementListsForPhp());
