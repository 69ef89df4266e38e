import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/source/text';

const FOLDER = join(root, 'examples/recipes');
const RECIPES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** A text without indentation, which differs between a file and a README. */
const flush = (text: string) => text.replace(/^[ \t]+/gm, '').trim();

function textsOf(recipe: string): string[] {
  return readdirSync(join(FOLDER, recipe), { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('README'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/dist/'))
    .map((file) => flush(readFileSync(file, 'utf8')));
}

const READMES = ['README.md', 'README.zh-CN.md'];
const indexes = READMES.map((name) => readFileSync(join(FOLDER, name), 'utf8'));

describe.each(RECIPES)('the recipe %s', (recipe) => {
  const names = READMES.filter((name) => existsSync(join(FOLDER, recipe, name)));
  const readmes = names.map((name) => readFileSync(join(FOLDER, recipe, name), 'utf8'));

  it('has a README of 10 to 40 lines, a row in each index, and a test', () => {
    expect(names).toContain('README.md');
    for (const readme of readmes) {
      const lines = readme.trim().split('\n').length;
      expect(lines).toBeGreaterThanOrEqual(10);
      expect(lines).toBeLessThanOrEqual(40);
    }
    for (const index of indexes) expect(index).toContain(`| [\`${recipe}\`](${recipe}/README.`);
    expect(existsSync(join(root, `tests/flows/hosts/recipes/${recipe}.test.ts`))).toBe(true);
  });

  it.each(names)('shows only code of its files, which its test runs: %s', (name) => {
    const texts = textsOf(recipe);
    const fences = [...(readmes[names.indexOf(name)] ?? '').matchAll(FENCE)].map(([, , code = '']) => code);
    expect(fences.length).toBeGreaterThan(0);
    expect(fences.filter((code) => !texts.some((text) => text.includes(flush(code))))).toEqual([]);
  });

  it('names the command or the address that starts it', () => {
    const start = existsSync(join(FOLDER, recipe, 'start.mjs'))
      ? `node examples/recipes/run.mjs ${recipe}`
      : `/examples/recipes/${recipe}/index.html`;
    for (const text of [...readmes, ...indexes]) expect(text).toContain(`\`${start}\``);
  });
});
