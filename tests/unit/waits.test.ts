import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/source/text';

/** Waits for an element in a shadow root, without an option. */
const DEEP_WAIT = /waitForSelector\(\s*(['"`])[^'"`]*>>>[^'"`]*\1\s*\)/g;

it('journeys wait by polling for an element in a shadow root, of whose changes the driver hears nothing', () => {
  const names = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(ts|mjs)$/.test(name) && !name.includes('node_modules'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(
    (file) => readFileSync(join(root, 'tests', file), 'utf8').match(DEEP_WAIT) ?? [],
  );
  expect(found).toEqual([]);
});
