import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_CONFIG } from '#page-config/page-config';
import { configKeys, configRows } from '../../../.build/contract/page-config';
import { root } from '../../support/source/text';

const keys = configRows().flat();

describe('the documentation of the page configuration', () => {
  it('has each key once', () => {
    expect(keys.map(({ name }) => name).sort()).toEqual([...configKeys].sort());
    expect(keys.length).toBeGreaterThan(30);
  });

  it('has the defaults that the elements use', () => {
    for (const { name, fallback } of keys) {
      const value = name
        .split('.')
        .reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], DEFAULT_PAGE_CONFIG);
      expect(fallback, name).toEqual(value);
    }
  });

  it('names for editors only keys that exist', () => {
    const page = readFileSync(join(root, 'examples/docs/without-node.md'), 'utf8');
    const [, table = ''] = page.split('## Configuration keys for editors');
    const named = [...table.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name = '']) => name);
    expect(named).toHaveLength(8);
    expect(named.filter((name) => !configKeys.includes(name))).toEqual([]);
  });

  it.each(keys)('describes $name in one cell of a table', ({ description }) => {
    expect(description).toMatch(/^[^|\n]+[^.;]$/);
  });

  it('names in Chinese the same values and names in code', () => {
    const codeIn = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code).sort();
    for (const [index, { name, description }] of configRows('zh-CN').flat().entries()) {
      expect(description).toMatch(/^[^|\n]*[\u4e00-\u9fff][^|\n]*[^。；]$/);
      expect(codeIn(description), name).toEqual(codeIn(keys[index]?.description ?? ''));
    }
  });
});
