import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['package-lock.json', 'tests/hosts/package-lock.json'])(
  '%s has a hash for every package, so that npm checks the files on every platform',
  (file) => {
    const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
    const unchecked = Object.keys(packages).filter(
      (path) => !packages[path].integrity?.startsWith('sha512-'),
    );
    expect(unchecked, 'Install the newest version that the registry serves for every platform.').toEqual([]);
  },
);
