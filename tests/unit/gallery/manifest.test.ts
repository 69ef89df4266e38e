import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '#i18n/languages';
import { elements } from '../../../.build/contract/contracts';
import { manifest } from '../../../.build/contract/manifest';
import { PRESETS } from '../../../examples/gallery/choices/presets';
import { contractOf } from '../../../examples/gallery/manifest';
import { SHARED_ATTRIBUTES } from '../../../widgets/attributes';

const contract = contractOf(manifest());
const controls = contract.elements.flatMap((element) =>
  element.controls.map((control) => ({ tag: element.tag, ...control })),
);

describe('the controls of the gallery', () => {
  it('are those of every element and attribute of the contract, but not of data-state', () => {
    expect(contract.elements.map(({ tag }) => tag)).toEqual(elements.map(({ tag }) => tag));
    expect(contract.shared.map(({ name }) => name)).toEqual(Object.keys(SHARED_ATTRIBUTES));
    for (const { tag, attributes } of elements) {
      const own = controls.filter((control) => control.tag === tag).map(({ name }) => name);
      expect(own).toEqual(attributes.map(({ name }) => name).filter((name) => !(name in SHARED_ATTRIBUTES)));
    }
  });

  it('offer the words that the contract allows, a checkbox for a flag, and a text otherwise', () => {
    const all = elements.flatMap(({ tag, attributes }) => attributes.map((rule) => ({ tag, ...rule })));
    for (const { tag, name, kind, words } of controls) {
      const { values, fallback } = all.find((rule) => rule.tag === tag && rule.name === name) ?? {};
      const isChoice = values?.includes(' | ');
      expect([name, words.join(' | ')]).toEqual([name, isChoice ? values : '']);
      expect([name, kind]).toEqual([name, isChoice ? 'choice' : fallback === false ? 'flag' : 'text']);
    }
    expect(contract.shared.map(({ words }) => words)).toEqual([LANGUAGE_NAMES, ['auto', 'light', 'dark']]);
  });
});

it('every element and attribute is described in Chinese, and otherwise unchanged', () => {
  const { elements: own, shared } = contractOf(manifest(), 'zh-CN');
  const controlsIn = [...shared, ...own.flatMap((element) => element.controls)];
  const texts = [...own.map(({ summary }) => summary), ...controlsIn.map(({ description }) => description)];
  for (const text of texts) expect(text).toMatch(/[\u4e00-\u9fff]/);
  expect(texts.join()).not.toContain('`');
  const names = ({ elements: all }: typeof contract) =>
    all.map(({ tag, controls: list }) => [tag, list.map(({ name, words }) => [name, words])]);
  expect(names({ elements: own, shared })).toEqual(names(contract));
});

it('the presets have elements and attributes of the contract', () => {
  const used = Object.values(PRESETS).flatMap((preset) =>
    Object.entries(preset.elements).flatMap(([tag, attributes]) =>
      ['', ...Object.keys(attributes)].map((name) => [tag, name] as const),
    ),
  );
  const isKnown = ([tag, name]: readonly [string, string]) =>
    contract.elements.some(
      (element) =>
        element.tag === tag && (!name || element.controls.some((control) => control.name === name)),
    );
  expect(used.length).toBeGreaterThan(6);
  expect(used.filter((row) => !isKnown(row))).toEqual([]);
});
