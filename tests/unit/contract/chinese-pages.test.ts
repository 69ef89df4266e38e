import { readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Pages in English that exist in Chinese as well. */
const PAGES = [
  'README.md',
  'examples/docs/elements.md',
  'examples/docs/configuration.md',
  'examples/docs/deployment.md',
  'examples/docs/connect.md',
  'examples/docs/troubleshooting.md',
  'examples/docs/packages.md',
  'examples/docs/doctor.md',
  'examples/docs/host-frameworks.md',
  'examples/docs/editors/README.md',
  'examples/docs/accessibility.md',
  'examples/docs/apply-form-action.md',
  'examples/docs/apply-form-fields.md',
  'examples/docs/delivery.md',
  'examples/docs/without-node.md',
  'examples/gallery/README.md',
  'examples/portal/README.md',
  'examples/recipes/README.md',
  'examples/recipes/campaign-php/README.md',
  'examples/recipes/campaign-backend/README.md',
  'examples/recipes/campaign-nginx/README.md',
];
const inChinese = (page: string) => page.replace('.md', '.zh-CN.md');

const withoutFences = (text: string) => text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
const codesIn = (text = '') => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code);

/** Code blocks with their language, without comments. */
const fences = (text: string) =>
  [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)].map(([, language, code = '']) => [
    language,
    code.replaceAll(/ \/\/ .*$/gm, ''),
  ]);

const headings = (text: string) => [...withoutFences(text).matchAll(/^(#+) .+$/gm)].map(([, marks]) => marks);

/** The rows of all tables, as cells. */
const rows = (text: string) =>
  [...withoutFences(text).matchAll(/^\| ?(.*) \|$/gm)].map(([, row = '']) => row.split(/ ?(?<!\\)\| ?/));

/** Targets of links and pictures. */
const targets = (text: string) =>
  [...text.matchAll(/(?:\]\(|<img src=")([^)"]+)/g)].map(([, target = '']) => target);
const links = (text: string) =>
  targets(text)
    .map((target) => target.replace('.zh-CN.md', '.md').replace(/(?<=.)#.*/, ''))
    .sort();

describe.each(PAGES)('%s in Chinese', (page) => {
  const [english, chinese] = [read(page), read(inChinese(page))];

  it('is linked at the top of the English one, and links to it', () => {
    expect(english.split('\n')[2]).toBe(`English | [中文](${basename(inChinese(page))})`);
    expect(chinese.split('\n')[2]).toBe(`[English](${basename(page)}) | 中文`);
  });

  it('has the headings of the English one', () => {
    expect(headings(chinese)).toEqual(headings(english));
  });

  it('has the snippets of the English one, with other comments only', () => {
    expect(fences(chinese)).toEqual(fences(english));
  });

  it('has the rows of the tables of the English one', () => {
    const names = (text: string) => rows(text).map(([first]) => codesIn(first));
    expect(names(chinese)).toEqual(names(english));
  });

  it('has the defaults and literal values of the English one', () => {
    const values = (text: string) => rows(text).map((cells) => cells.slice(1, -1).map(codesIn));
    expect(values(chinese)).toEqual(values(english));
  });

  it('links to the pages of the English one', () => {
    expect(links(chinese)).toEqual(links(english));
  });

  it('marks its links to pages that are in English only', () => {
    const body = chinese.split('\n').slice(3).join('\n');
    const linked = [...body.matchAll(/\]\(([^)\s]+\.md)[^)]*\)(.{0,6})/g)];
    const inEnglish = linked.filter(([, target = '']) => !target.endsWith('.zh-CN.md'));
    const wrong = inEnglish.filter(
      ([, target = '', after = '']) =>
        PAGES.includes(join(dirname(page), target)) || !/^（(说明为)?英文/.test(after),
    );
    expect(wrong.map(([link]) => link)).toEqual([]);
  });
});

it('the headings, the tables and the snippets of the pages are found', () => {
  expect(PAGES.map(read).filter((page) => headings(page).length === 0)).toEqual([]);
  expect(headings(read('README.md')).length).toBeGreaterThan(3);
  expect(rows(read('examples/docs/elements.md')).length).toBeGreaterThan(50);
  expect(fences(read('examples/docs/deployment.md')).length).toBeGreaterThan(1);
});
