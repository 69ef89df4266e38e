import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figureOf, SHOWN } from '../../.build/contract/figures';
import { root } from '../support/source/text';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const pages = files.filter((file) => file.endsWith('.md') && !file.startsWith('tests/spec/'));
const READMES = ['README.md', 'README.zh-CN.md'];

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

describe.each(READMES)('%s', (file) => {
  const readme = read(file);

  it('has at most 1,300 words', () => {
    const words = [...new Intl.Segmenter('zh', { granularity: 'word' }).segment(readme)];
    expect(words.filter(({ isWordLike }) => isWordLike).length).toBeLessThan(1300);
    expect(readme.split(/\s+/).length).toBeLessThan(1300);
  });

  it('says after how many kilobytes a viewer can type, as the page of figures does', () => {
    expect(readme).toContain(` ${figureOf('Page and script until you can type into the login').measured} `);
  });
});

it.each(SHOWN.map(({ name }) => name))('the figure of the READMEs is within its limit: %s', (name) => {
  const { limit, measured } = figureOf(name);
  expect(Number.parseFloat(measured)).toBeLessThanOrEqual(Number.parseFloat(limit));
});

it('the project has no other entries at its top level', () => {
  const entries = new Set(
    files.map((file) => file.split('/')[0] ?? '').filter((name) => !name.startsWith('.')),
  );
  expect([...entries].sort()).toEqual(
    [
      ...['examples', 'src', 'tests', 'widgets', 'package.json', 'package-lock.json', 'tsconfig.json'],
      ...['vite.config.ts', 'CHANGELOG.md', 'LICENSE', ...READMES],
    ].sort(),
  );
});
