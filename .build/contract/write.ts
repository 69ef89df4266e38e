/** Generates files of the package from the element contracts: the manifest, and the types of elements and events. */
import { writeFileSync } from 'node:fs';
import { manifest } from './manifest.ts';
import { elementTypes, reactTypes } from './types.ts';

const ENTRY = `export * from './widgets/index.js';
export type * from './elements.js';
`;

writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifest(), null, 2)}\n`);
writeFileSync('dist/types/elements.d.ts', elementTypes());
writeFileSync('dist/types/react.d.ts', reactTypes());
writeFileSync('dist/types/index.d.ts', ENTRY);
