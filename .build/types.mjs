/**
 * Writes the type declarations of the package: the entry, the doctor, the definitions of the elements, and their imports. Package imports
 * become relative ones, and all get the file extensions that Node's module resolution requires. What an element loads on
 * demand is `any`: no public type depends on it, and its declarations need the libraries of the build.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'vite';

const outDir = 'dist/types';

execFileSync('npx', ['tsc', '--project', '.build/tsconfig.types.json'], { stdio: 'inherit' });
const declarations = new Map();
for (const entry of ['index', 'element-of', 'diagnostics/doctor/doctor', ...definitions()])
  read(`${outDir}/widgets/${entry}`);
rmSync(outDir, { recursive: true });
for (const [file, text] of declarations) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.d.ts`, text);
}

function definitions() {
  const files = readdirSync('widgets', { recursive: true });
  return files.filter((file) => file.endsWith('.element.ts')).map((file) => file.replace(/\.ts$/, ''));
}

function read(file) {
  if (declarations.has(file)) return;
  const text = readFileSync(`${file}.d.ts`, 'utf8');
  const { onDemand, sources } = importsIn(`${file}.d.ts`, text);
  const edits = [
    ...onDemand.map((type) => ({ ...type, by: 'any' })),
    ...sources.map((source) => ({ ...source, by: `'${builtPath(source.value, file)}'` })),
  ];
  declarations.set(file, edited(text, edits));
  for (const { value } of sources) read(fileOf(value, file));
}

/** Returns the types of modules that are loaded on demand, and the names of all other modules of the project. */
function importsIn(file, text) {
  const sources = [];
  const onDemand = [];
  const addSource = ({ source }) => source && sources.push(source);
  new Visitor({
    ImportDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ExportAllDeclaration: addSource,
    TSImportType: addSource,
    TSTypeQuery: (type) => type.exprName.type === 'TSImportType' && onDemand.push(type),
  }).visit(parseSync(file, text).program);
  const isOnDemand = ({ start }) => onDemand.some((type) => type.start < start && start < type.end);
  return { onDemand, sources: sources.filter((own) => /^[.#]/.test(own.value) && !isOnDemand(own)) };
}

function edited(text, edits) {
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text);
}

function builtPath(source, file) {
  const path = relative(dirname(file), fileOf(source, file));
  return `${path.startsWith('.') ? path : `./${path}`}.js`;
}

/** Returns the declarations that an import of a file refers to, without the extension. */
function fileOf(source, file) {
  return source.startsWith('#') ? join(outDir, 'src', source.slice(1)) : join(dirname(file), source);
}
