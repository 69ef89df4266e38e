import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../support/source/imports';
import { root, withoutBlockComments, withoutComments } from '../support/source/text';

/** The layers from bottom to top. A file imports from its own layer and from layers of a lower rank. */
const RANKS = [
  ['src/config'],
  ['src/i18n'],
  ['src/page-config'],
  ['src/lib'],
  ['src/session'],
  ['src/api', 'src/ui'],
  ['src/data'],
  ['src/shared'],
  ['src/features'],
  ['src/app'],
  ['widgets'],
  ['examples'],
] as const;

/** Layers whose subfolders do not import each other: each feature and each widget is independent. */
const ISOLATED = ['src/features', 'widgets'];

/** Imports that are forbidden although the ranks allow them. */
const FORBIDDEN: readonly (readonly [from: string, to: string])[] = [['src/ui', 'src/session']];

/** The portal may import values of the configuration, the titles of the routes, and types of the API, and nothing else. */
const PORTAL_VALUES = /^src\/(config\/|i18n\/zh-cn\/portal\.ts$)/;
const PORTAL_TYPES = /^src\/(api|config)\//;

const files = ['src', 'widgets', 'examples']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const imports = files.flatMap((file) => importsOf(file).map((found) => ({ file, ...found })));

describe('imports', () => {
  it('are found in every layer', () => {
    const found = new Set(imports.map(({ file }) => layerOf(file)));
    expect(RANKS.flat().filter((layer) => !found.has(layer))).toEqual([]);
  });

  it('lead to lower layers only', () => {
    const upward = imports
      .filter(({ file }) => !file.startsWith('examples/'))
      .filter(({ file, target }) => !isAllowed(file, target))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(upward).toEqual([]);
  });

  it('of the portal lead to src/config, the titles of the routes, or types of src/api', () => {
    const forbidden = imports
      .filter(({ file, target }) => file.startsWith('examples/portal/') && !target.startsWith('examples/'))
      .filter(({ target, isType }) => !(isType ? PORTAL_TYPES : PORTAL_VALUES).test(target))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(forbidden).toEqual([]);
  });

  it('are relative within a layer, and begin with # where they lead to another layer of src', () => {
    const wrong = imports
      .filter(({ target }) => target.startsWith('src/'))
      .filter(({ file, target, isRelative }) => isRelative !== (layerOf(file) === layerOf(target)))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(wrong).toEqual([]);
  });
});

describe('pages that replace built-in functions', () => {
  it('get no Array.from with a function, which MooTools 1.4 ignores', () => {
    const found = files.filter((file) => /(?<!\w)Array\.from\([^;\]]{0,80}=>/.test(withoutComments(file)));
    expect(found.filter((file) => !file.startsWith('examples/'))).toEqual([]);
  });
});

describe('dynamic imports', () => {
  const lines = files
    .filter((file) => !file.startsWith('examples/'))
    .flatMap((file) => {
      const text = withoutBlockComments(file).split('\n');
      return text.map((line, index) => ({ file, line, above: text.slice(Math.max(0, index - 7), index) }));
    })
    .filter(({ line }) => !/^\s*\/\//.test(line));
  /** A constant or a table row with a function that only imports. */
  const loader =
    /(?:[=:,[]|^)\s*(?:async )?\(\) => (?:import\('[^']+'\)|\(await import\('[^']+'\)\)\.\w+)(?=[,;]| })/;
  const hasReason = (above: readonly string[]) => above.some((line) => line.includes('// Not loadChunk'));
  const named = lines.flatMap(({ file, line, above }) => {
    const [, exported, name] = /^(export )?const (\w+) = /.exec(line) ?? [];
    return name && loader.test(line) && !hasReason(above) ? [{ file: exported ? '' : file, name }] : [];
  });
  const callsLoader = (file: string, line: string) =>
    /\.(load|view)\(\)|\b[A-Z_]+\[\w+\]\(\)/.test(line) ||
    named.some((found) => (found.file || file) === file && new RegExp(`\\b${found.name}\\(`).test(line));

  it('are found', () => {
    expect(lines.filter(({ line }) => loader.test(line)).length).toBeGreaterThan(40);
    expect(named.length).toBeGreaterThan(8);
  });

  it('go through src/lib/chunk.ts, or a comment says why not', () => {
    const direct = lines
      .filter(({ file, line }) => (/\bimport\(/.test(line) && !loader.test(line)) || callsLoader(file, line))
      .filter(({ above }) => !hasReason(above))
      .map(({ file, line }) => `${file}: ${line.trim()}`);
    expect(direct).toEqual([]);
  });
});

describe('texts', () => {
  it('are in src/i18n, not in components; contracts are documentation, which is not loaded', () => {
    const found = files
      .filter(
        (file) => /^(src\/(ui|shared|features|app)|widgets)\//.test(file) && !file.endsWith('.contract.ts'),
      )
      .flatMap((file) =>
        withoutComments(file)
          .split('\n')
          .filter((line) => /[\u4e00-\u9fff]/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
});

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (!from || !to) return false;
  if (from === to)
    return (
      !ISOLATED.includes(from) ||
      subfolderOf(file, from) === subfolderOf(target, to) ||
      isShared(target, to) ||
      isShared(file, from)
    );
  if (FORBIDDEN.some(([a, b]) => a === from && b === to)) return false;
  return rankOf(to) < rankOf(from);
}

function layerOf(file: string): string | undefined {
  return RANKS.flat().find((layer) => file.startsWith(`${layer}/`));
}

function rankOf(layer: string): number {
  return RANKS.findIndex((rank) => (rank as readonly string[]).includes(layer));
}

function subfolderOf(file: string, layer: string): string {
  return relative(layer, file).split('/')[0] ?? '';
}

/** Whether the file is directly in the layer, such as those in `widgets/`, which all widgets import. */
function isShared(file: string, layer: string): boolean {
  return dirname(file) === layer;
}
