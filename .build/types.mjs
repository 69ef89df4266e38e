/**
 * Writes the type declarations of the package: the entry and its imports. Relative imports get the file extensions that
 * Node's module resolution requires.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const outDir = 'dist/types';
const IMPORT = /(from\s+|import\(|import\s+)(['"])(\.{1,2}\/[^'"]+)\2/g;

execFileSync('npx', ['tsc', '--project', '.build/tsconfig.types.json'], { stdio: 'inherit' });
const declarations = new Map();
read(`${outDir}/widgets/index`);
rmSync(outDir, { recursive: true });
for (const [file, text] of declarations) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.d.ts`, text.replace(IMPORT, '$1$2$3.js$2'));
}

function read(file) {
  if (declarations.has(file)) return;
  const text = readFileSync(`${file}.d.ts`, 'utf8');
  declarations.set(file, text);
  for (const [, , , source] of text.matchAll(IMPORT)) read(join(dirname(file), source));
}
