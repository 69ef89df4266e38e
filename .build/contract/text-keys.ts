import type { Texts } from '../../widgets/diagnostics/text-names.ts';

/** The names of `texts` in the page configuration, by area. */
export type TextKeys = { readonly [area: string]: Texts };

/** Loads the names of the texts of all areas, as empty texts, with the function that finds the nearest name for an unknown one. */
export async function loadTextKeys(load: (file: string) => Promise<unknown>): Promise<TextKeys> {
  const { textNames } = (await load('diagnostics/text-names.ts')) as {
    textNames(own: object): Promise<TextKeys>;
  };
  const entries = Object.entries(await textNames({ unknown: {} }));
  const areas = Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0));
  return JSON.parse(JSON.stringify(areas), (_name, own) => (typeof own === 'string' ? '' : own));
}
