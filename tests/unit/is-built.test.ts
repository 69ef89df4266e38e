import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, SOURCES } from '../../.build/is-built.mjs';

const [BEFORE, BUILT, AFTER] = [1000, 2000, 3000];
const isFile = (path: string) => /\.\w+$/.test(path) && path !== '.build';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  for (const path of SOURCES) {
    write(isFile(path) ? path : `${path}/folder/file.ts`, BEFORE);
    if (!isFile(path)) for (const folder of [`${path}/folder`, path]) touch(folder, BEFORE);
  }
  write('dist/cntv-widgets.js', BUILT);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, seconds: number) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  touch(path, seconds);
}

function touch(path: string, seconds: number) {
  utimesSync(join(root, path), seconds, seconds);
}

it('the built files are up to date while nothing is newer', () => {
  expect(isBuilt(root)).toBe(true);
});

it('there are no built files at first', () => {
  rmSync(join(root, 'dist'), { recursive: true });
  expect(isBuilt(root)).toBe(false);
});

it.each(['.build', 'src', 'widgets', 'examples/gallery'])('a change below %s needs a build', (path) => {
  touch(`${path}/folder/file.ts`, AFTER);
  expect(isBuilt(root)).toBe(false);
});

it.each(['.build', 'src'])('a file removed from %s needs a build', (path) => {
  touch(`${path}/folder/file.ts`, BEFORE);
  rmSync(join(root, path, 'folder/file.ts'));
  expect(isBuilt(root)).toBe(false);
});

it.each(['vite.config.ts', 'package.json', 'package-lock.json'])('a change of %s needs a build', (path) => {
  touch(path, AFTER);
  expect(isBuilt(root)).toBe(false);
});
