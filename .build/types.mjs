/**
 * Writes the type declarations of the package: the entry, the doctor, the definitions of the elements, and their imports. Package imports
 * become relative ones, and all get the file extensions that Node's module resolution requires. What an element loads on
 * demand is `any`: no public type depends on it, and its declarations need the libraries of the build.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const outDir = 'dist/types';
const MODULE = /typeof import\((['"]).*?\1\)(\.\w+)?/g;
const IMPORT = /(from\s+|import\(|import\s+)(['"])((?:\.{1,2}\/|#)[^'"]+)\2/g;

execFileSync('npx', ['tsc', '--project', '.build/tsconfig.types.json'], { stdio: 'inherit' });
const declarations = new Map();
for (const entry of ['index', 'element-of', 'diagnostics/doctor/doctor', ...definitions()])
  read(`${outDir}/widgets/${entry}`);
rmSync(outDir, { recursive: true });
for (const [file, text] of declarations) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    `${file}.d.ts`,
    text.replace(IMPORT, (_, before, quote, source) => {
      const path = relative(dirname(file), fileOf(source, file));
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}.js${quote}`;
    }),
  );
}

function definitions() {
  const files = readdirSync('widgets', { recursive: true });
  return files.filter((file) => file.endsWith('.element.ts')).map((file) => file.replace(/\.ts$/, ''));
}

function read(file) {
  if (declarations.has(file)) return;
  const text = readFileSync(`${file}.d.ts`, 'utf8').replace(MODULE, 'any');
  declarations.set(file, text);
  for (const [, , , source] of text.matchAll(IMPORT)) read(fileOf(source, file));
}

/** Returns the declarations that an import of a file refers to, without the extension. */
function fileOf(source, file) {
  return source.startsWith('#') ? join(outDir, 'src', source.slice(1)) : join(dirname(file), source);
}
