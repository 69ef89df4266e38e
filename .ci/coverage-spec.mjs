/**
 * Prints the requirement IDs that no test of the gate names, by group. `--groups A,B` fails when one of these groups has a
 * gap. IDs are read from tests/spec/requirements.md.
 */
import { readdirSync, readFileSync } from 'node:fs';

const tests = new URL('../tests/', import.meta.url);
const wanted = process.argv.includes('--groups')
  ? process.argv[process.argv.indexOf('--groups') + 1].split(',')
  : [];

const ids = [
  ...readFileSync(new URL('spec/requirements.md', tests), 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|/gm),
].map(([, id]) => id);
const named = new Set(
  readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/^(\w+\/)?(hosts|night)\//.test(file))
    .flatMap((file) => idsIn(readFileSync(new URL(file, tests), 'utf8'))),
);
const missing = ids.filter((id) => !named.has(id));
const groups = groupBy(missing);

for (const [group, gaps] of groups)
  console.log(`${group.padEnd(8)} ${gaps.map((id) => id.slice(group.length + 1)).join(' ')}`);
console.log(`${ids.length - missing.length} of ${ids.length} requirement IDs are named by a test.`);
const gaps = missing.filter((id) => wanted.includes(groupOf(id)) || wanted.includes(id));
if (gaps.length > 0) {
  console.error(`No test names ${gaps.join(', ')}.`);
  process.exitCode = 1;
}

/** `MSG-15` is one ID; `MSG-15 to MSG-18` and `MSG-15..18` name all between. */
function idsIn(text) {
  const ranges = [...text.matchAll(/\b([A-Z]+)-(\d+)(?: to [A-Z]+-|\.\.)(\d+)\b/g)].flatMap(
    ([, group, from, to]) =>
      Array.from(
        { length: to - from + 1 },
        (_, n) => `${group}-${String(Number(from) + n).padStart(from.length, '0')}`,
      ),
  );
  return [...ranges, ...(text.match(/\b[A-Z]+-\d+\b/g) ?? [])];
}

function groupOf(id) {
  return id.slice(0, id.lastIndexOf('-'));
}

function groupBy(list) {
  const groups = new Map();
  for (const id of list) groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), id]);
  return groups;
}
