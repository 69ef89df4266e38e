/**
 * Writes the licence notices of all bundled packages to one file, and their list in the format CycloneDX (SBOM), from the
 * lists that the Vite builds write. For a package without a licence file, it uses the standard text of the licence in its
 * package.json.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';

const LISTS = ['parts', 'loader', 'doctor', 'print'].map((build) => `dist/licenses-${build}.json`);
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
writeFileSync('dist/sbom.cdx.json', billOfMaterials());

/** Without a time and a serial number, so that two builds are the same. */
function billOfMaterials() {
  const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: component({ name, version, identifier: license }) }),
  });
  for (const found of packages.values()) bom.components.add(component(found));
  const format = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return new Serialize.JsonSerializer(format).serialize(bom, { sortLists: true, space: 2 });
}

function component({ name, version, identifier }) {
  const [short, group] = name.split('/').reverse();
  const purl = new PackageURL('npm', group, short, version).toString();
  const found = new Models.Component(Enums.ComponentType.Library, short, {
    group,
    version,
    purl,
    bomRef: purl,
  });
  found.licenses.add(new Models.SpdxLicense(identifier));
  return found;
}

function standardText({ name, identifier }) {
  if (identifier !== 'MIT') throw new Error(`${name} has no licence file, and its licence is ${identifier}.`);
  const { author, repository } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const holder = author?.name ?? author ?? `the authors of ${name}`;
  return `Copyright (c) ${holder}, ${repository?.url ?? repository}\n\n${MIT}`;
}
