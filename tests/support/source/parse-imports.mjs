/**
 * Prints the imports of all files of `src`, `widgets` and `examples` as JSON, read by TypeScript's parser. A process of its
 * own, because Vitest would transform the package, and report source maps that it does not contain.
 */
import { join, relative } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { isCallExpression, isExportDeclaration, isImportDeclaration } from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';

const root = join(import.meta.dirname, '../../..');
/** Settings by which TypeScript parses the files and does nothing else. They are in no file of the project. */
const SETTINGS = join(root, 'tsconfig.imports.json');
const PARSE_ONLY = JSON.stringify({
  extends: './tsconfig.json',
  compilerOptions: { noResolve: true, noLib: true, types: [] },
  include: ['src', 'widgets', 'examples'],
});

const api = new API({
  cwd: root,
  fs: {
    readFile: (file) => (file === SETTINGS ? PARSE_ONLY : undefined),
    fileExists: (file) => (file === SETTINGS ? true : undefined),
  },
});
const { program } = api.updateSnapshot({ openProject: SETTINGS }).getProjects()[0];
const files = program.getSourceFileNames();
console.log(
  JSON.stringify(files.map((file) => [relative(root, file), importsIn(program.getSourceFile(file))])),
);
api.close();

function importsIn({ imports }) {
  return imports.map(({ text, parent }) => ({
    specifier: text,
    isType: isType(parent),
    isDynamic: isCallExpression(parent),
  }));
}

/** Whether the import is of types only. Besides statements and calls, only types have imports. */
function isType(importing) {
  if (isImportDeclaration(importing)) return importing.importClause?.phaseModifier === SyntaxKind.TypeKeyword;
  if (isExportDeclaration(importing)) return importing.isTypeOnly;
  return !isCallExpression(importing);
}
