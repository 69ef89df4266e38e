import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_RECORDS } from '../../.build/build-records';

const script = readFileSync(resolve('dist/cntv-doctor.js'), 'utf8');
const { sources } = JSON.parse(readFileSync(join(BUILD_RECORDS, 'cntv-doctor.js.map'), 'utf8')) as {
  sources: string[];
};

/** Modules that change the page when they are imported: they read its configuration, or create its session. */
const CHANGE_THE_PAGE =
  /page-config\/(scripts|page-config)\.ts|src\/session\/|define-widget|node_modules\/react/;

it('the doctor is one file, which loads no other', () => {
  expect(script).not.toMatch(/\bimport\s*(\(|["'{*\w])/);
  expect(script).not.toMatch(/\bfrom\s*["']/);
});

it('the doctor has no module that changes the page', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((source) => CHANGE_THE_PAGE.test(source))).toEqual([]);
});
