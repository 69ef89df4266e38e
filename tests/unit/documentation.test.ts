import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figureOf, SHOWN } from '../../.build/contract/figures';
import { root } from '../support/source/text';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const READMES = ['README.md', 'README.zh-CN.md'];
const ENTRIES = [
  ...['examples', 'src', 'tests', 'widgets', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['vite.config.ts', 'CHANGELOG.md', 'LICENSE', ...READMES],
];
const ignored = read('.gitignore')
  .split('\n')
  .map((line) => line.replaceAll('/', ''));
const pages = [
  ...READMES,
  ...['.github', 'examples', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md') && !/node_modules|^spec/.test(path))
      .map((path) => `${folder}/${path}`),
  ),
];

const withoutCode = (text: string) =>
  text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '').replaceAll(/`[^`]*`/g, '');

/** Targets of links and pictures inside the project. */
const targets = (page: string) =>
  [...withoutCode(read(page)).matchAll(/(?:\]\(|<img src=")([^)"\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));

/** The anchors of the headings of a page, as GitHub writes them. */
const anchors = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(pages)('%s links to pages and headings that exist', (page) => {
  const broken = targets(page).filter((target) => {
    const [path = '', anchor] = target.split('#');
    const file = path ? join(dirname(page), decodeURI(path)) : page;
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && !anchors(file).includes(decodeURI(anchor));
  });
  expect(broken).toEqual([]);
});

/** Paths in code marks and code blocks, up to the first `*` or `<`. What the build writes is in `dist/`, which is none of these. */
const named = (page: string) =>
  [...read(page).matchAll(/```[\s\S]*?```|`[^`]+`/g)].flatMap(
    ([code]) =>
      code.match(/(?<![\w./-])(?:src|widgets|examples|tests|\.build|\.ci|\.github)\/[\w./-]*/g) ?? [],
  );

it.each(pages)('%s names paths that exist', (page) => {
  expect(named(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the paths of the pages are found', () => {
  expect(named('src/README.md').length).toBeGreaterThan(30);
});

describe.each(READMES)('%s', (file) => {
  const readme = read(file);

  it('has at most 1,300 words', () => {
    const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(readme)];
    expect(words.filter(({ isWordLike }) => isWordLike).length).toBeLessThan(1300);
    expect(readme.split(/\s+/).length).toBeLessThan(1300);
  });

  it('gives the size of the loader of the page of figures', () => {
    expect(readme).toContain(` ${figureOf('loader with the prerendered login').measured} `);
  });
});

it.each(SHOWN.map(({ name }) => name))('the figure of the READMEs is within its limit: %s', (name) => {
  const { limit, measured } = figureOf(name);
  expect(Number.parseFloat(measured)).toBeLessThanOrEqual(Number.parseFloat(limit));
});

it.each(SHOWN)('the READMEs name a figure as its page does: $name', ({ name, label }) => {
  const [start = ''] = name.split(/,| at /);
  expect(label.en.toLowerCase().startsWith(start.toLowerCase())).toBe(true);
});

it('the project has no other entries at its top level', () => {
  // Pages to try may be there, and dot files of tools.
  const found = readdirSync(root).filter(
    (name) => !ignored.includes(name) && !/^\.|\.(html|log)$/.test(name),
  );
  expect(found.sort()).toEqual(ENTRIES.sort());
});

describe('for those who contribute', () => {
  const contributing = read('.github/CONTRIBUTING.md');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  it('one page names commands that exist, the check first', () => {
    expect(contributing.trim().split('\n').length).toBeLessThanOrEqual(60);
    const commands = [...contributing.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name);
    expect(commands[0]).toBe('check');
    expect(commands.filter((name) => !(name in scripts) && name !== 'publish')).toEqual([]);
  });

  const decisions = readdirSync(join(root, '.github/decisions')).filter((name) => name !== 'README.md');

  it.each(decisions)('the decision %s has a date, its four parts and a row in the list', (name) => {
    const text = read(`.github/decisions/${name}`);
    const parts = ['Context', 'Decision', 'Consequences', 'What would change it'];
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)).toEqual(parts);
    const [title = '', , date = ''] = text.split('\n');
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(read('.github/decisions/README.md')).toContain(
      `| [${title.replace('# ', '')}](${name}) | ${date} |`,
    );
  });

  it('each decision that code names exists', () => {
    const named = ['src', 'widgets', 'examples']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
          (path) => `${folder}/${path}`,
        ),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => read(file).match(/(?<=\.github\/decisions\/)[\w-]+\.md/g) ?? []);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !decisions.includes(name))).toEqual([]);
  });

  it('a report of a problem has to have the report of the doctor', () => {
    const [, doctor = ''] =
      /id: doctor\n([\s\S]*?)\n {2}- type/.exec(read('.github/ISSUE_TEMPLATE/problem.yml')) ?? [];
    expect(doctor).toContain('cntv-doctor.js');
    expect(doctor).toContain('required: true');
  });

  it('the workflow runs the gate for each push, and the full run each night and for tags', () => {
    expect(read('.ci/run')).toMatch(/\nnpm test\n$/);
    expect(read('.github/workflows/test.yml')).toContain('- run: .ci/run\n');
    expect(read('.github/workflows/test.yml')).toContain('- run: npm run test:all\n');
  });
});
