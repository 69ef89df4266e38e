import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/source/text';

/** Waits for an element in a shadow root, without an option. */
const DEEP_WAIT = /waitForSelector\(\s*(['"`])[^'"`]*>>>[^'"`]*\1\s*\)/;
/** Acts on an element that was found before, by its variable, after `await`, or in `then`; or finds one and acts at once. */
const ACT_ON_HANDLE = [
  /\bawait (?!.*\b(mouse|touchscreen|keyboard)\.)[\w.]+\??\.(click|tap|focus|hover)\(\)/,
  /\bawait \w+\?\.(type|select)\(/,
  /\)\)\??\.(click|tap|focus|hover|type|select)\(/,
  /\bthen\(\((\w+)\) => \1\??\.(click|tap|focus|hover|type|select)\(/,
  /\.(click|tap)\(['"`]/,
  /\b(page|tab|frame|window|provider)\.(focus|hover|type|select)\(/,
].map(({ source }) => source);

const names = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' });
const files = names.filter((name) => /\.(ts|mjs)$/.test(name) && !name.includes('node_modules'));
const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(root, 'tests', file), 'utf8')));

it('journeys wait by polling for an element in a shadow root, of whose changes the driver hears nothing', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(filesWith(DEEP_WAIT)).toEqual([]);
});

it('journeys find a control and act on it in one step, because the view may replace what was found', () => {
  const found = filesWith(new RegExp(ACT_ON_HANDLE.join('|')));
  // The tests of the elements run in the page.
  expect(found.filter((file) => /^(flows|package|hosts|support(?!\/element))\//.test(file))).toEqual([
    'support/screen/act.ts',
  ]);
});
