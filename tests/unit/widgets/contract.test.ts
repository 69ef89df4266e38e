import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EVENTS } from '#config/events';
import { DOCUMENTED, type DocumentedElement, elements, type Named } from '../../../.build/contract/contracts';
import { elementLists, elementListsForPhp } from '../../../.build/contract/element-lists';
import { PAGES, withTables } from '../../../.build/contract/readme';
import { PARTS } from '../../../widgets/shared.contract';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const definitions = filesOf('widgets').filter((file) => file.endsWith('.element.ts'));
const events = elements.flatMap((element) => element.events.map((event) => ({ tag: element.tag, ...event })));
const declaredParts = new Set(elements.flatMap(({ parts }) => parts.map(({ name }) => name)));

describe('the contracts of the elements', () => {
  it('exist for every element', () => {
    expect(definitions.length).toBeGreaterThan(3);
    expect(elements.map(({ tag }) => tag).sort()).toEqual(
      definitions.map((file) => /tag: '(.+)'/.exec(read(file))?.[1]).sort(),
    );
  });

  it('declare every event of src/config', () => {
    expect(events.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(EVENTS)));
  });

  it('describe an event or slot of several elements with the same text', () => {
    for (const rows of [events, elements.flatMap(({ slots }) => slots)]) {
      const texts = rows.map(({ name, description }) => `${name}: ${description}`);
      expect(new Set(texts).size).toBe(new Set(rows.map(({ name }) => name)).size);
    }
  });

  it('declare every slot that a component has', () => {
    const declared = new Set(elements.flatMap(({ slots }) => slots.map(({ name }) => name)));
    const written = filesOf('src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        [...read(file).matchAll(/(?:\sslot|<slot name)="([\w-]+)"/g)].map(([, name = '']) => name),
      );
    expect(new Set(written)).toEqual(new Set([...declared].filter(Boolean)));
  });

  it('declare every part that a component uses', () => {
    const written = [...filesOf('src'), ...filesOf('widgets')]
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => partsIn(read(file)));
    expect(new Set(written).size).toBeGreaterThan(20);
    expect(written.filter((name) => !declaredParts.has(name))).toEqual([]);
  });

  it('are compared with the rendered element', () => {
    const compared = filesOf('tests/widgets')
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [...read(file).matchAll(/expectContract\('([\w-]+)'|^ {2}'(cntv-[\w-]+)': \[$/gm)])
      .map(([, called, row]) => called ?? row);
    expect(compared.sort()).toEqual(elements.map(({ tag }) => tag).sort());
  });

  it('take the names of parts from one table without unused rows', () => {
    expect(Object.keys(PARTS).filter((name) => !declaredParts.has(name))).toEqual([]);
  });
});

describe.each([
  ['en', /^\S.+\.$/, /Cancelable:/],
  ['zh-CN', /^[^.].*[\u4e00-\u9fff].*。$/, /可取消：/],
] as const)('the descriptions in %s', (language, sentence, cancelable) => {
  const described = DOCUMENTED[language].elements;

  it('describe every element, attribute, method, property, event, part and slot in sentences', () => {
    for (const { tag, summary, ...members } of described)
      for (const { name, description } of [{ name: tag, description: summary }, ...rowsOf(members)])
        expect(description, name).toMatch(sentence);
  });

  it('say of an event whether it is cancelable', () => {
    for (const { name, description, isCancelable } of described.flatMap((element) => element.events))
      expect(cancelable.test(description), name).toBe(isCancelable);
  });

  it('name the same values and names in code as those in English', () => {
    for (const [index, element] of described.entries()) {
      const english = rowsOf(elements[index] as DocumentedElement);
      for (const [row, { name, description }] of rowsOf(element).entries())
        expect(codeIn(description), name).toEqual(
          expect.arrayContaining(codeIn(english[row]?.description ?? '')),
        );
    }
  });
});

describe('the documentation', () => {
  it.each(PAGES)('in $file has the tables of the contracts, as `npm run docs` writes them', (page) => {
    expect(read(page.file)).toBe(withTables(read(page.file), page));
  });

  it('has the lists of attributes as `npm run docs` writes them', () => {
    expect(read('examples/docs/editors/elements.js')).toBe(elementLists());
    expect(read('examples/recipes/wordpress/cntv-widgets/elements.json')).toBe(elementListsForPhp());
  });
});

function rowsOf({
  attributes,
  methods,
  properties,
  events,
  parts,
  slots,
}: Omit<DocumentedElement, 'tag' | 'summary'>): Named[] {
  return [attributes, methods, properties, events, parts, slots].flat();
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`[^`]+`/g)].map(([code]) => code);
}

/** Part names written as `part="…"` or `part={names('…', …)}`. */
function partsIn(source: string): string[] {
  return [...source.matchAll(/\spart(?:="|=\{names\(')([\w-]+)["']/g)].map(([, name = '']) => name);
}
