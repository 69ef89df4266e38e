/**
 * Generates files from the element contracts: the custom-elements manifest, the types of elements and events, and the
 * table in the README; and the page of the fields of the application forms.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fieldsPage } from './fields.ts';
import { manifest } from './manifest.ts';
import { withTable } from './readme.ts';
import { elementTypes, reactTypes } from './types.ts';

const ENTRY = `export * from './widgets/index.js';
export type * from './elements.js';
`;

writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifest(), null, 2)}\n`);
writeFileSync('dist/types/elements.d.ts', elementTypes());
writeFileSync('dist/types/react.d.ts', reactTypes());
writeFileSync('dist/types/index.d.ts', ENTRY);

writeFileSync('examples/apply-form-fields.md', fieldsPage());

const readme = readFileSync('README.md', 'utf8');
const current = withTable(readme);
if (current !== readme) writeFileSync('README.md', current);
