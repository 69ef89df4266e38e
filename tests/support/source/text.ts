import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The project folder. */
export const root = resolve(import.meta.dirname, '../../..');

/** Returns the text of a file without its comments. */
export function withoutComments(file: string): string {
  return withoutBlockComments(file).replace(/(^|\s)\/\/.*$/gm, '');
}

/** Returns the text of a file without its block comments. */
export function withoutBlockComments(file: string): string {
  return readFileSync(resolve(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}
