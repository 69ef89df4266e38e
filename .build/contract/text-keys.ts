import type { Texts } from '../../widgets/diagnostics/text-names.ts';

/** The texts of `texts` in the page configuration, by area. */
export type TextKeys = { readonly [area: string]: Texts };

/** Loads the texts of all areas, with the function that finds the nearest name for an unknown one. */
export async function loadTextKeys(load: (file: string) => Promise<unknown>): Promise<TextKeys> {
  const { textNames } = (await load('diagnostics/text-names.ts')) as {
    textNames(own: object): Promise<TextKeys>;
  };
  const entries = Object.entries(await textNames({ unknown: {} }));
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0));
}
