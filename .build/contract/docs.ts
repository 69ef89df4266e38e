/**
 * Generates the documentation that is under version control: the tables of the READMEs, of the elements and of the page
 * configuration, the budgets on the page of figures, the page of the fields of the application forms, that of editors, and
 * the lists of attributes. A test fails while they differ from the contracts, so the build does not write them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { DocumentationLanguage } from './contracts.ts';
import { EDITOR_PAGES, editorsPage, elementLists, elementListsForPhp } from './editors/page.ts';
import { fieldsPage } from './fields.ts';
import { PAGES, withTables } from './readme.ts';

for (const page of PAGES) writeFileSync(page.file, withTables(readFileSync(page.file, 'utf8'), page));
writeFileSync('examples/docs/apply-form-fields.md', fieldsPage());
writeFileSync('examples/docs/editors/elements.js', elementLists());
for (const [language, file] of Object.entries(EDITOR_PAGES))
  writeFileSync(file, editorsPage(language as DocumentationLanguage));
writeFileSync('examples/recipes/wordpress/cntv-widgets/elements.json', elementListsForPhp());
