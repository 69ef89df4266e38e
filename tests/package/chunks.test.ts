import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BUILD_RECORDS } from '../../.build/build-records';
import { ROWS } from '../../.build/chunks';
import { filesOfView, loadedFiles } from '../../.build/loaded-files.mjs';
import { root } from '../support/source/text';

const files: Record<string, string> = JSON.parse(readFileSync(join(BUILD_RECORDS, 'sources.json'), 'utf8'));
const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
  readFileSync(join(BUILD_RECORDS, 'manifest.json'), 'utf8'),
);
const filesOf = loadedFiles(pathToFileURL(`${root}/`));

describe('the table of chunks', () => {
  it('names files and folders that the build has', () => {
    const modules = Object.keys(files).map((module) => /node_modules\/.*/.exec(module)?.[0] ?? module);
    const paths = ROWS.flatMap(({ of }) => of);
    const isBuilt = (path: string) => modules.some((module) => `${module}/`.startsWith(`${path}/`));
    expect(modules.length).toBeGreaterThan(500);
    expect(paths.filter((path) => !isBuilt(path))).toEqual([]);
  });

  it('leads to files that do not import each other in a circle', () => {
    const inCircle = Object.keys(manifest).filter((name) =>
      (manifest[name]?.imports ?? []).some((other) => filesOf(other).includes(manifest[name]?.file ?? '')),
    );
    expect(inCircle).toEqual([]);
  });

  it('keeps what only other screens need out of the files of the login', () => {
    const login = filesOfView('login').flatMap((module) => filesOf(module));
    expect(login).toContain(files['src/features/login/login-form.tsx']);
    for (const module of ['src/ui/loading/loading.tsx', 'src/ui/dialog/dialog.tsx', 'src/data/use-list.ts'])
      expect(login).not.toContain(files[module]);
  });

  it('has one file for the screens of a feature, which follow each other', () => {
    for (const feature of ['agreement', 'error-pages', 'recovery', 'register']) {
      const screens = Object.keys(files).filter((module) => module.startsWith(`src/features/${feature}/`));
      expect([feature, screens.length > 2, new Set(screens.map((module) => files[module])).size]).toEqual([
        feature,
        true,
        1,
      ]);
    }
  });
});

it.each([
  'widgets/account/account.chunk.ts',
  'widgets/account/menu-box.chunk.ts',
  'widgets/account/viewer-check.chunk.ts',
  'widgets/apply-form/apply-form-preload.chunk.ts',
  'widgets/diagnostics/diagnostics.chunk.ts',
  'widgets/embed-links/embed-links.chunk.ts',
  'widgets/member-center/member-center-preload.chunk.ts',
  'widgets/bell.chunk.ts',
  'widgets/unread-badge/unread-badge.chunk.ts',
])('%s is loaded without React and the user interface', (module) => {
  expect(filesOf(module).filter((file) => /^c\/(react|ui)-/.test(file))).toEqual([]);
});

it('no file on demand is smaller than a request is worth', () => {
  const sizes = [...new Set(Object.values(files))].map((file) => [
    file,
    statSync(join(root, 'dist', file)).size,
  ]);
  expect(sizes.filter(([, size]) => Number(size) < 300)).toEqual([]);
});
