/**
 * Compares the built files with the budgets of package.json: kilobytes after brotli of all files loaded until the
 * named moment. `--print` only prints, `--files` also prints the files, and a path names another folder of the project.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesByMoment } from './moments.mjs';

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const root = folder ? pathToFileURL(`${folder}/`) : new URL('../', import.meta.url);
const { budgets } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
/** The hashes in the names of files. The loader contains names without their ending. */
const HASH = new RegExp(
  readdirSync(new URL('dist/c/', root))
    .flatMap((name) => /-([\w-]{7})\.js$/.exec(name)?.[1] ?? [])
    .join('|'),
  'g',
);
const HASH_BYTES = (7 * 6) / 8;

let isOver = false;
for (const [moment, files] of Object.entries(filesByMoment(root))) {
  const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const budget = budgets[moment];
  const verdict = kilobytes > budget ? 'OVER' : 'ok';
  isOver ||= kilobytes > budget;
  console.log(
    `${verdict.padEnd(5)}${kilobytes.toFixed(3).padStart(8)} KB of ${budget} KB  ${moment} (${files.length} files)`,
  );
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`${sizeOf(file).toFixed(2).padStart(18)}  ${file}`);
}
if (isOver && !process.argv.includes('--print')) process.exitCode = 1;

/**
 * Measures the text without the hashes in the names of files, which are random: with others, a small file compresses by up
 * to 3 % better or worse. Each is counted as what its letters hold, because nothing compresses them.
 */
function sizeOf(file) {
  const text = readFileSync(new URL(`dist/${file}`, root), 'utf8');
  const hashes = new Set(text.match(HASH));
  return (brotliCompressSync(text.replace(HASH, '')).length + hashes.size * HASH_BYTES) / 1024;
}
