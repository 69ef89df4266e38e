import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lte } from 'semver';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../../.build/contract/manifest';
import { changesBetween, lowestVersion, verdictOn } from '../../../.build/contract/release/changes';
import { elementsOf, type Manifest } from '../../../.build/contract/tools/elements';
import { root } from '../../support/source/text';

const texts = { login: { title: '', errors: { wrong: '' } } };
const current = manifest(texts);
const [element = ''] = elementsOf(current).map(({ tagName }) => tagName);

/** Returns a manifest in which a text of JSON is replaced. */
function changed(before: string, after: string, from = current): Manifest {
  const json = JSON.stringify(from);
  expect(json).toContain(before);
  return JSON.parse(json.replaceAll(before, after));
}
/** Returns a manifest without the row of a list that has this name. */
function without(name: string): Manifest {
  return JSON.parse(JSON.stringify(current), (_key, value) =>
    Array.isArray(value) ? value.filter((row) => row?.name !== name && row?.tagName !== name) : value,
  );
}

describe.each([
  ['an element', without(element), element],
  ['an attribute', without('captcha'), 'cntv-login attributes captcha'],
  ['a value', changed('puzzle | click', 'puzzle'), 'cntv-login attributes captcha values: click'],
  ['a word of a list', changed('any of home message', 'any of home'), 'links values: message'],
  ['a property', without('data'), 'cntv-apply-form members data'],
  ['a method', without('checkValidity'), 'cntv-apply-form members checkValidity'],
  ['an event', without('cntv-reset'), 'cntv-apply-form events cntv-reset'],
  ['a field of a detail', changed('count: number; ', ''), 'cntv-unread type text: count: number'],
  ['a slot', without('agreement'), 'slots agreement'],
  ['a part', without('captcha'), 'cntv-login cssParts captcha'],
  ['a state', without('ready'), 'cssStates ready'],
  ['a custom property', without('--cntv-color-text'), 'cssProperties --cntv-color-text'],
  ['a key', without('appid'), 'configuration appid'],
  ['a text', { ...current, texts: { login: { title: '' } } }, 'texts login errors'],
  ['a route', changed('"Login":', '"SignIn":'), 'routes Login'],
  ['a field of a form', without('registeredCapital'), 'forms institution registeredCapital'],
  ['an option of a field', changed('"沈阳",', ''), 'city options: 沈阳'],
] as const)('%s', (_what, less, name) => {
  it('that is gone is breaking, and that is new an addition', () => {
    const { removed, added } = changesBetween(current, less);
    expect(removed.join('\n')).toContain(name);
    expect(changesBetween(less, current)).toEqual({ removed: added, added: removed });
  });
});

it.each([
  ['a default', changed('"default":"260"', '"default":"200"'), 'default: 260'],
  ['a range', changed('120 to 1000', '200 to 1000'), 'values: 120 to 1000'],
  [
    'where a key may stand',
    changed('"isShown":true', '"isShown":false'),
    'configuration captcha isShown: true',
  ],
  ['the path of a route', changed('"Login":"/', '"Login":"/my/'), 'routes Login: /'],
  [
    'an event that cannot be cancelled',
    changed('"isCancelable":true', '"isCancelable":false'),
    'isCancelable',
  ],
])('a change of %s is breaking', (_what, next, fact) => {
  expect(changesBetween(current, next).removed.join('\n')).toContain(fact);
});

it('other descriptions and colours are no change', () => {
  const described = JSON.parse(JSON.stringify(current), (key, value) =>
    key === 'description' || key === 'summary' ? 'other' : value,
  );
  const [{ default: colour } = {}] = elementsOf(current)[0]?.cssProperties ?? [];
  const next = changed(
    `"default":"${colour}"`,
    '"default":"red"',
    changed('表单名称。', '另一个名称。', described),
  );
  expect(changesBetween(current, next)).toEqual({ removed: [], added: [] });
});

it('an element is reported once, without its members', () => {
  expect(changesBetween(current, without(element)).removed).toEqual([element]);
});

describe('the version of a release', () => {
  it.each([
    ['1.2.3', true, true, '2.0.0'],
    ['1.2.3', false, true, '1.3.0'],
    ['1.2.3', false, false, '1.2.4'],
    ['0.2.3', false, false, '0.2.4'],
    ['0.2.3', true, true, '0.3.0'],
    ['0.2.3', false, true, '0.2.4'],
  ])(
    'after %s, breaking %s, with additions %s, is at least %s',
    (released, isBreaking, isAddition, lowest) => {
      expect(lowestVersion(released, isBreaking, isAddition)).toBe(lowest);
    },
  );

  it('that is no version is refused', () => {
    expect(() => lowestVersion('1.2', false, false)).toThrow('1.2');
  });
});

describe('the check of a release', () => {
  const last = { version: '1.0.0', manifest: current };

  it('refuses a version that is too low, and names the changes', () => {
    expect(verdictOn({ version: '1.1.0', manifest: without(element) }, last)).toEqual({
      report: [`breaking: ${element}`],
      refusal: 'The version must be at least 2.0.0, but package.json has 1.1.0.',
    });
  });

  it('refuses a version that is already released, and accepts one that fits', () => {
    expect(verdictOn(last, last).refusal).toContain('at least 1.0.1, but package.json has 1.0.0');
    expect(verdictOn({ ...last, version: '1.10.0' }, { ...last, version: '1.9.9' })).toEqual({ report: [] });
    expect(verdictOn({ version: '2.0.0', manifest: without(element) }, last)).not.toHaveProperty('refusal');
  });

  it('has the last release, which is not after the version of package.json', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
    const kept = read('.build/contract/release/last.json');
    expect(elementsOf(kept.manifest).length).toBeGreaterThan(3);
    expect(lte(kept.version, read('package.json').version)).toBe(true);
  });
});
