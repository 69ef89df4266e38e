/**
 * Writes the licence notices of all bundled packages to one file, from the lists that the Vite builds write. For a
 * package without a licence file, it uses the standard text of the licence in its package.json.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const LISTS = ['parts', 'loader', 'doctor'].map((build) => `dist/licenses-${build}.json`);
const NOTICES = 'dist/THIRD-PARTY-LICENSES.md';
/** Standard MIT text: the project's licence without title and copyright line. */
const MIT = readFileSync('LICENSE', 'utf8').split('\n\n').slice(2).join('\n\n').trim();

const packages = new Map(
  LISTS.flatMap((list) => JSON.parse(readFileSync(list, 'utf8'))).map((found) => [
    `${found.name} ${found.version}`,
    found,
  ]),
);
const notices = [...packages.keys()].sort().map((title) => {
  const found = packages.get(title);
  return `## ${title} (${found.identifier})\n\n${(found.text ?? standardText(found)).trim()}\n`;
});
writeFileSync(NOTICES, `# Licences of the bundled packages\n\n${notices.join('\n')}`);
for (const list of LISTS) rmSync(list);

function standardText({ name, identifier }) {
  if (identifier !== 'MIT') throw new Error(`${name} has no licence file, and its licence is ${identifier}.`);
  const { author, repository } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const holder = author?.name ?? author ?? `the authors of ${name}`;
  return `Copyright (c) ${holder}, ${repository?.url ?? repository}\n\n${MIT}`;
}
