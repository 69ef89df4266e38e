import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Arrows point down only: a file imports from lower ranks, or from its own folder. */
const RANKS = [
  ['src/config'],
  ['src/page-config'],
  ['src/lib', 'src/i18n'],
  ['src/session'],
  ['src/api', 'src/ui'],
  ['src/data'],
  ['src/shared'],
  ['src/features'],
  ['src/app'],
  ['widgets'],
  ['examples'],
] as const;

/** Layers whose folders are strangers to each other: each feature, each widget stands alone. */
const SPLIT = ['src/features', 'widgets'];

/** Narrower than rank alone would allow. */
const FORBIDDEN: readonly (readonly [from: string, to: string])[] = [['src/ui', 'src/session']];

/** The portal is a host like any other: of the product it may take types of the api and values of the configuration. */
const PORTAL_VALUES = /^src\/config\//;
const PORTAL_TYPES = /^src\/(api|config)\//;

const root = resolve(import.meta.dirname, '../..');
const files = ['src', 'widgets', 'examples']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((f) => `${folder}/${f}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const arrows = files.flatMap((file) => importsOf(file).map((found) => ({ file, ...found })));

describe('the import rule', () => {
  it('finds files and imports to judge', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(arrows.length).toBeGreaterThan(100);
  });

  it('lets arrows point down only', () => {
    const upward = arrows
      .filter(({ file }) => !file.startsWith('examples/'))
      .filter(({ file, target }) => !isAllowed(file, target))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(upward).toEqual([]);
  });

  it('keeps the reference portal independent of the product', () => {
    const leaks = arrows
      .filter(({ file, target }) => file.startsWith('examples/') && !target.startsWith('examples/'))
      .filter(({ target, isType }) => !(isType ? PORTAL_TYPES : PORTAL_VALUES).test(target))
      .map(({ file, target }) => `${file} -> ${target}`);
    expect(leaks).toEqual([]);
  });

  it('lets nothing import the tests', () => {
    expect(arrows.filter(({ target }) => target.startsWith('tests/'))).toEqual([]);
  });
});

describe('the browsers of 2021', () => {
  it('have everything that is called without asking first', () => {
    const later =
      /\.at\(|hasOwn\b|structuredClone|\.findLast|\.to(Sorted|Spliced|Reversed)|randomUUID|withResolvers|AbortSignal\.(any|timeout)|canParse|(query|params|search)\.size|groupBy/;
    const found = files
      .filter((file) => !file.startsWith('examples/') && later.test(withoutComments(file)))
      .map((file) => `${file}: ${later.exec(withoutComments(file))?.[0]}`);
    expect(found).toEqual([]);
  });
});

describe('pages that replace natives', () => {
  it('find no Array.from with a function, which MooTools 1.4 ignores', () => {
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
  /** A constant function, or a row of a table, that does nothing but import. */
  const loader =
    /(?:[=:,[]|^)\s*(?:async )?\(\) => (?:import\('[^']+'\)|\(await import\('[^']+'\)\)\.\w+)(?=[,;]| })/;
  const isExcused = (above: readonly string[]) => above.some((line) => line.includes('// Not loadChunk'));
  const named = lines.flatMap(({ file, line, above }) => {
    const [, exported, name] = /^(export )?const (\w+) = /.exec(line) ?? [];
    return name && loader.test(line) && !isExcused(above) ? [{ file: exported ? '' : file, name }] : [];
  });
  const isCall = (file: string, line: string) =>
    /\.(load|view)\(\)|\b[A-Z_]+\[\w+\]\(\)/.test(line) ||
    named.some((own) => (own.file || file) === file && new RegExp(`\\b${own.name}\\(`).test(line));

  it('finds imports to judge', () => {
    expect(lines.filter(({ line }) => loader.test(line)).length).toBeGreaterThan(40);
    expect(named.length).toBeGreaterThan(8);
  });

  it('go through src/lib/chunk.ts, or a comment says why not', () => {
    const direct = lines
      .filter(({ file, line }) => (/\bimport\(/.test(line) && !loader.test(line)) || isCall(file, line))
      .filter(({ above }) => !isExcused(above))
      .map(({ file, line }) => `${file}: ${line.trim()}`);
    expect(direct).toEqual([]);
  });
});

describe('failures of calls', () => {
  it('are handled by useSubmit in features, or a comment says why not', () => {
    const own = files
      .filter((file) => file.startsWith('src/features/'))
      .flatMap((file) => {
        const lines = readFileSync(join(root, file), 'utf8').split('\n');
        return lines
          .filter(
            (line, index) => /\bcatch\b|\bsetError\(/.test(line) && !/^\s*\/\//.test(lines[index - 1] ?? ''),
          )
          .map((line) => `${file}: ${line.trim()}`);
      });
    expect(own).toEqual([]);
  });
});

describe('the sizes of files', () => {
  it('stay within 250 lines, tables of texts excepted', () => {
    const long = files
      .filter((file) => !/^src\/(i18n|config)\//.test(file))
      .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 250);
    expect(long).toEqual([]);
  });
});

describe('folders', () => {
  it('hold at most 15 files, but the folder with one file for each resource of the API', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([folder, count]) => count > 15 && folder !== 'src/api')).toEqual([]);
  });
});

describe('texts', () => {
  it('stand in src/i18n, not in components', () => {
    const spoken = files
      .filter((file) => /^(src\/(ui|shared|features|app)|widgets)\//.test(file))
      .flatMap((file) =>
        withoutComments(file)
          .split('\n')
          .filter((line) => /[\u4e00-\u9fff]/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(spoken).toEqual([]);
  });
});

function isAllowed(file: string, target: string): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (!from || !to) return false;
  if (from === to)
    return (
      !SPLIT.includes(from) ||
      roomOf(file, from) === roomOf(target, to) ||
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

function roomOf(file: string, layer: string): string {
  return relative(layer, file).split('/')[0] ?? '';
}

/** Files directly in `widgets/` serve all widgets. */
function isShared(file: string, layer: string): boolean {
  return dirname(file) === layer;
}

function importsOf(file: string): { target: string; isType: boolean }[] {
  const pattern =
    /(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]/g;
  return [...withoutComments(file).matchAll(pattern)].map(([, type, still, lazy]) => ({
    target: relative(root, resolve(root, dirname(file), (still ?? lazy) as string)),
    isType: Boolean(type),
  }));
}

function withoutComments(file: string): string {
  return withoutBlockComments(file).replace(/(^|\s)\/\/.*$/gm, '');
}

function withoutBlockComments(file: string): string {
  return readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
}
