import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../support/source/imports';
import { root } from '../support/source/text';

const SERVER = 'examples/portal/server';

/** The folders of the portal from bottom to top. Folders of one rank do not import each other. */
const RANKS = [
  ['config'],
  ['lib'],
  ['db'],
  ['http'],
  ['delivery', 'drawing', 'lists', 'membership', 'qr', 'sso'],
  ['captcha'],
  ['accounts'],
  ['applications', 'bindings'],
  ['demo', 'sending'],
  ['pages'],
  ['dev-console', 'mail-links', 'second-site', 'third-parties'],
  // The files directly in `server/`.
  [''],
] as const;

const files = readdirSync(join(root, SERVER), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const graph = new Map(files.map((file) => [file, targetsOf(file)]));

describe('the files of the portal', () => {
  it('are in folders with a rank', () => {
    const folders = new Set(files.map(folderOf));
    expect([...folders].sort()).toEqual(RANKS.flat().sort());
  });

  it('import from folders of lower ranks only', () => {
    const upward = [...graph].flatMap(([file, targets]) =>
      targets.filter((target) => !isBelow(folderOf(target), folderOf(file))).map((to) => `${file} -> ${to}`),
    );
    expect(upward).toEqual([]);
  });
});

function targetsOf(file: string): string[] {
  return importsOf(join(SERVER, file))
    .map(({ target }) => relative(SERVER, target))
    .filter((target) => !target.startsWith('..'));
}

function folderOf(file: string): string {
  const folder = dirname(file);
  return folder === '.' ? '' : folder;
}

function isBelow(target: string, folder: string): boolean {
  return target === folder || rankOf(target) < rankOf(folder);
}

function rankOf(folder: string): number {
  return RANKS.findIndex((rank) => (rank as readonly string[]).includes(folder));
}
