import { describe, expect, it } from 'vitest';
import { routes } from '#app/routes';
import { sectionOf } from '#config/member-center/sections';
import { importsOf } from '../../support/source/imports';
import { withoutComments } from '../../support/source/text';

const SHELL = 'src/app/shell/shell.tsx';
const AREA = /useAreaTexts\('(\w+)'\)/g;

/** Returns a file and all files that it imports statically, directly or indirectly. */
function closureOf(file: string): Set<string> {
  const found = new Set([file]);
  for (const each of found) {
    for (const { target, isType, isDynamic } of importsOf(each)) if (!isType && !isDynamic) found.add(target);
  }
  return found;
}

function areasOf(...files: string[]): string[] {
  const texts = files.flatMap((file) => [...closureOf(file)].map(withoutComments));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(AREA)].map(([, area]) => area as string))),
  ].sort();
}

describe('the areas of a route', () => {
  it.each(routes)('of $name are those of all texts that its screen and the shell use', (row) => {
    const [screen] = /features\/[\w/-]+/.exec(String(row.load)) ?? [];
    const files = [`src/${screen}.tsx`, ...(sectionOf(row.name) ? [SHELL] : [])];
    expect([...(row.areas ?? [])].sort()).toEqual(areasOf(...files));
  });
});
