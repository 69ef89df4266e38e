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
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/dist/'))
    .map((file) => flush(readFileSync(file, 'utf8')));
}

describe.each(RECIPES)('the recipe %s', (recipe) => {
  const readme = join(FOLDER, recipe, 'README.md');

  it('has a README of 10 to 40 lines, a row in the index, and a test', () => {
    const lines = readFileSync(readme, 'utf8').trim().split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(10);
    expect(lines).toBeLessThanOrEqual(40);
    expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toContain(
      `| [\`${recipe}\`](${recipe}/README.md) |`,
    );
    expect(existsSync(join(root, `tests/flows/hosts/recipes/${recipe}.test.ts`))).toBe(true);
  });

  it('shows only code of its files, which its test runs', () => {
    const texts = textsOf(recipe);
    const fences = [...readFileSync(readme, 'utf8').matchAll(FENCE)].map(([, , code = '']) => code);
    expect(fences.length).toBeGreaterThan(0);
    expect(fences.filter((code) => !texts.some((text) => text.includes(flush(code))))).toEqual([]);
  });

  it('names the command or the address that starts it', () => {
    const start = existsSync(join(FOLDER, recipe, 'start.mjs'))
      ? `node examples/recipes/run.mjs ${recipe}`
      : `/examples/recipes/${recipe}/index.html`;
    for (const file of [readme, join(FOLDER, 'README.md')])
      expect(readFileSync(file, 'utf8')).toContain(`\`${start}\``);
  });
});
