import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LockfilePackages, missingEntries, platformOf } from '../../.ci/complete-lockfile.mjs';

const file = readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
const packages = JSON.parse(file).packages as LockfilePackages;
const ofOnePlatform = Object.entries(packages).filter(
  ([path, { os, cpu, optional }]) => optional && os && cpu && !path.endsWith('/fsevents'),
);

describe('package-lock.json', () => {
  it('has an entry for every optional dependency, as `npm ci` demands', () => {
    expect(
      Object.keys(missingEntries(packages)),
      'package-lock.json is incomplete: run `node .ci/complete-lockfile.mjs` and commit the result.',
    ).toEqual([]);
  });

  it('contains no registry URL', () => {
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
    expect(file).not.toMatch(/"resolved"/);
  });
});

describe('completing the lockfile', () => {
  it.each(ofOnePlatform)('reads the platform of %s from its name', (path, entry) => {
    const { os, cpu, libc } = platformOf(path);
    expect({ os, cpu }).toEqual({ os: entry.os, cpu: entry.cpu });
    // A name without an ABI does not say which C library it needs, and npm 10 removes `libc` from every entry.
    if (libc && entry.libc) expect(libc).toEqual(entry.libc);
  });

  it('restores the entries that npm left out', () => {
    expect(ofOnePlatform.length).toBeGreaterThan(100);
    const removed = new Set(ofOnePlatform.map(([path]) => path));
    const left = Object.fromEntries(Object.entries(packages).filter(([path]) => !removed.has(path)));
    const restored = missingEntries(left);
    for (const [path, { version, dev }] of ofOnePlatform)
      expect(restored[path]).toMatchObject({ version, dev, optional: true });
  });

  it('nests a second version under the package that needs it', () => {
    const nested = missingEntries({
      'node_modules/tool-linux-x64': { version: '1.0.0', os: ['linux'] },
      'node_modules/a/node_modules/tool': { optionalDependencies: { 'tool-linux-x64': '2.0.0' } },
    });
    expect(nested).toEqual({
      'node_modules/a/node_modules/tool/node_modules/tool-linux-x64': {
        version: '2.0.0',
        os: ['linux'],
        cpu: ['x64'],
        optional: true,
      },
    });
  });

  it('throws for a range that no entry satisfies', () => {
    const range = { 'node_modules/a': { optionalDependencies: { 'b-linux-x64': '^1.0.0' } } };
    expect(() => missingEntries(range)).toThrow('b-linux-x64 (^1.0.0)');
  });
});
