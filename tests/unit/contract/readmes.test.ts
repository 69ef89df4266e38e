import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READMES } from '../../../.build/contract/readme';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const [english, chinese] = [read(READMES.en), read(READMES['zh-CN'])];

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

/** Targets of links and pictures, without those to the other README. */
const links = (text: string) =>
  [...text.matchAll(/(?:\]\(|<img src=")([^)"]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.startsWith('README'))
    .sort();

describe('each README', () => {
  it.each([
    [english, READMES['zh-CN']],
    [chinese, READMES.en],
  ])('links to the other one at its top: %#', (text, other) => {
    expect(text.split('\n').slice(0, 4).join()).toContain(`](${other})`);
  });

  it.each(Object.values(READMES))('links to files that exist: %s', (file) => {
    const files = links(read(file)).map((target) => target.replace(/#.*/, ''));
    expect(files.filter((target) => target && !existsSync(join(root, dirname(file), target)))).toEqual([]);
  });
});

describe('the Chinese README', () => {
  it('has the headings of the English one', () => {
    expect(headings(english).length).toBeGreaterThan(8);
    expect(headings(chinese)).toEqual(headings(english));
  });

  it('has the snippets of the English one, with other comments only', () => {
    expect(fences(english).length).toBeGreaterThan(4);
    expect(fences(chinese)).toEqual(fences(english));
  });

  it('has the rows of the tables of the English one', () => {
    const names = (text: string) => rows(text).map(([first]) => codesIn(first));
    expect(names(english).length).toBeGreaterThan(80);
    expect(names(chinese)).toEqual(names(english));
  });

  it('has the defaults and literal values of the English one', () => {
    const values = (text: string) => rows(text).map((cells) => cells.slice(1, -1).map(codesIn));
    expect(values(chinese)).toEqual(values(english));
  });

  it('links to the pages of the English one', () => {
    expect(links(chinese)).toEqual(links(english));
  });
});
