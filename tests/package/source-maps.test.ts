import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_RECORDS } from '../../.build/build-records';
import { root } from '../support/source/text';

const CALL = /\.(addEventListener|querySelector|setAttribute)\(/g;

/** The calls of a file whose place in the source map is a line without such a call. */
function wrongPlaces(file: string): string[] {
  const map = JSON.parse(readFileSync(join(BUILD_RECORDS, `${file}.map`), 'utf8'));
  const places = new SourceMap(map);
  const lines = readFileSync(join(root, 'dist', file), 'utf8').split('\n');
  return lines.flatMap((line, n) =>
    [...line.matchAll(CALL)].flatMap(({ index, 1: name }) => {
      const { originalSource, originalLine } = places.findEntry(n, index + 1) as SourceMapping;
      const source: string[] = map.sourcesContent[map.sources.indexOf(originalSource)]?.split('\n') ?? [];
      // A call may begin on the line before.
      const found = source.slice(originalLine, originalLine + 2).some((text) => text.includes(`${name}`));
      return found ? [] : [`${file}: ${name} at ${originalSource}:${originalLine + 1}`];
    }),
  );
}

it('the source maps lead to the line of each call', () => {
  const files = readdirSync(BUILD_RECORDS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js.map'))
    .map((path) => path.slice(0, -'.map'.length));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(wrongPlaces)).toEqual([]);
});
