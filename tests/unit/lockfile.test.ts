import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Entry = {
  integrity?: string;
  resolved?: string;
  link?: true;
  optionalDependencies?: Record<string, string>;
};
type Packages = Readonly<Record<string, Entry>>;

// npm leaves out a package, or its hash, if the registry does not serve it.
const REMEDY = 'Install the newest version that the registry serves for every platform.';

describe.each(['package-lock.json', 'tests/hosts/package-lock.json'])('%s', (file) => {
  const { '': _root, ...packages } = JSON.parse(readFileSync(resolve(file), 'utf8')).packages as Packages;

  it('has a hash for every package, so that npm checks the files on every platform', () => {
    const unchecked = Object.entries(packages).filter(
      ([, { integrity }]) => !integrity?.startsWith('sha512-'),
    );
    expect(
      unchecked.map(([path]) => path),
      REMEDY,
    ).toEqual([]);
  });

  it('has an entry for every optional dependency, as `npm ci` demands', () => {
    const missing = Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isInstalled(name, parent, packages)),
    );
    expect(missing, REMEDY).toEqual([]);
  });

  it('contains no registry URL', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  });
});

/** Whether Node finds the dependency in the nearest `node_modules`. */
function isInstalled(name: string, from: string, packages: Packages): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}
