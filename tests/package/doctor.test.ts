import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { BUILD_RECORDS } from '../../.build/build-records';

const FILE = resolve('dist/cntv-doctor.js');
const { sources } = JSON.parse(readFileSync(join(BUILD_RECORDS, 'cntv-doctor.js.map'), 'utf8')) as {
  sources: string[];
};

/** Modules that change the page when they are imported: they read its configuration, or create its session. */
const CHANGE_THE_PAGE = /page-config\/(scripts|page-config)\.ts|src\/session\/(?!stored)|define-widget/;

it('the doctor is one file, which imports no other', async () => {
  const { metafile } = await build({ entryPoints: [FILE], bundle: true, write: false, metafile: true });
  expect(Object.keys(metafile.inputs)).toEqual(['dist/cntv-doctor.js']);
});

it('the doctor has no module that changes the page', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((source) => CHANGE_THE_PAGE.test(source))).toEqual([]);
});
