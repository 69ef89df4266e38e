import { readFileSync } from 'node:fs';

/** Version of this release. */
export const VERSION: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
