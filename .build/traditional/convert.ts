import { Converter, CustomConverter } from 'opencc-js/cn2t';
import { NAMES, SENTENCES, TERMS } from './corrections.ts';

export type Tree = { readonly [key: string]: string | Tree };

const phrases = Converter({ from: 'cn', to: 'twp' });
const corrected = CustomConverter(Object.entries(TERMS));

const characters = Converter({ from: 'cn', to: 'tw' });

/** Converts the name of a province or city to Traditional characters. */
export function traditionalName(name: string): string {
  return NAMES[name] ?? characters(name);
}

/** Converts a Simplified text to Traditional Chinese, with the terms of Taiwan. */
export function traditional(text: string): string {
  return SENTENCES[text] ?? corrected(phrases(text));
}

/** Converts all texts of a module. */
export function traditionalTexts(texts: Tree): Tree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? traditional(text) : traditionalTexts(text),
    ]),
  );
}
