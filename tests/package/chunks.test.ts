import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BUILD_RECORDS } from '../../.build/build-records';
import { tableErrors } from '../../.build/chunks';
import { loadedFiles } from '../../.build/loaded-files.mjs';
import { root } from '../support/source/text';

const files: Record<string, string> = JSON.parse(readFileSync(join(BUILD_RECORDS, 'sources.json'), 'utf8'));

const filesOf = loadedFiles(pathToFileURL(`${root}/`));

describe('the table of chunks', () => {
  it('has a module in each path, and each module in the chunk of its path', () => {
    expect(Object.keys(files).length).toBeGreaterThan(500);
    expect(tableErrors(files)).toEqual([]);
  });

  it('reports a path without modules, and a module that another chunk imports', () => {
    const { 'src/ui/check.tsx': _, ...others } = files;
    const moved = { ...others, 'src/ui/dialog/dialog.tsx': files['src/ui/card.tsx'] as string };
    expect(tableErrors(moved)).toEqual([
      expect.stringContaining('no module is in src/ui/check.tsx'),
      expect.stringContaining('src/ui/dialog/dialog.tsx is in ui'),
    ]);
  });
});

it.each([
  'widgets/account/account.chunk.ts',
  'widgets/account/viewer-check.chunk.ts',
  'widgets/apply-form/apply-form-preload.chunk.ts',
  'widgets/diagnostics/diagnostics.chunk.ts',
  'widgets/embed-links/embed-links.chunk.ts',
  'widgets/member-center/member-center-preload.chunk.ts',
  'widgets/unread-badge/unread-badge.chunk.ts',
])('%s is loaded without React and the user interface', (module) => {
  expect(filesOf(module).filter((file) => /^c\/(react|ui)-/.test(file))).toEqual([]);
});

it('the diagnostics load one file besides the base', () => {
  expect(filesOf('widgets/diagnostics/diagnostics.chunk.ts')).toEqual([
    expect.stringMatching(/^c\/diagnostics\.chunk-/),
    expect.stringMatching(/^c\/base-/),
  ]);
});

it('no file on demand is smaller than a request is worth', () => {
  const sizes = [...new Set(Object.values(files))].map((file) => [
    file,
    statSync(join(root, 'dist', file)).size,
  ]);
  expect(sizes.filter(([, size]) => Number(size) < 300)).toEqual([]);
});
