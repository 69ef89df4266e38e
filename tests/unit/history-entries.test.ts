import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../support/source/text';

const files = ['src', 'widgets']
  .flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file));
const filesWith = (words: RegExp) =>
  files.filter((file) => words.test(readFileSync(`${root}/${file}`, 'utf8')));

it('only the history of <cntv-portal> adds entries to that of the page', () => {
  expect(filesWith(/pushState/)).toEqual(['src/app/history/route-history.ts']);
  expect(filesWith(/import .*\bbrowserHistory\b/)).toEqual(['src/app/portal.tsx']);
});

it('no link of an element leads to a fragment of the page, which would add an entry', () => {
  expect(filesWith(/href=["'{`]+#|location\.hash\s*=[^=]/)).toEqual([]);
});
