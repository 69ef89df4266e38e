import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILD_RECORDS } from '../../.build/build-records';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const notices = readFileSync(join(dist, 'THIRD-PARTY-LICENSES.md'), 'utf8').split(
  /^(?=## \S+ \d+\.\d+\.\d+)/m,
);

/** The folders of the packages in the source maps. A package can have another version of its own below it. */
const bundled = new Set(
  readdirSync(BUILD_RECORDS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => JSON.parse(readFileSync(join(BUILD_RECORDS, file), 'utf8')).sources as string[])
    .flatMap((source) => /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? []),
);

describe('the licence notices of dist/', () => {
  it('exist for the bundled packages', () => {
    expect([...bundled]).toEqual(
      expect.arrayContaining(['react', 'axios', 'zod', '@r2wc/core'].map((name) => `node_modules/${name}`)),
    );
  });

  it.each([...bundled])('contain a copyright line and the terms of %s', (folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const notice = notices.find((text) => text.startsWith(`## ${name} ${version} `));
    expect(notice).toMatch(/copyright/i);
    expect(notice).toMatch(
      /permission (is hereby granted|to use, copy, modify)|redistribution and use|apache license|cc0 1\.0 universal/i,
    );
  });
});

it('sbom.cdx.json lists the bundled packages with their licences', () => {
  const { bomFormat, components } = JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'));
  const expected = [...bundled].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return `pkg:npm/${name.replace('@', '%40')}@${version}`;
  });
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ purl }: { purl: string }) => purl);
  expect(expected.filter((purl) => !listed.includes(purl))).toEqual([]);
  for (const { licenses } of components) expect(licenses[0].license.id).toMatch(/^[\w.-]+$/);
});
