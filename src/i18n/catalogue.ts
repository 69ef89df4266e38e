import type { Language } from '../config/languages';
import type { zhCN } from './core/zh-cn';

export type { Language } from '../config/languages';

export type Texts = typeof zhCN;

/** All that is said in one language: the widgets' own texts, and the dictionary of result codes. */
export type Catalogue = {
  language: Language;
  texts: Texts;
  errors: Readonly<Record<number, string>>;
};

/** A portal's own wording: any part of the texts, and sentences by result code (ERR-11, OQ-91). */
export type Overrides = {
  texts?: object;
  messages?: Readonly<Record<string, string>>;
};

const CATALOGUES: Readonly<Record<Language, () => Promise<{ catalogue: Catalogue }>>> = {
  'zh-CN': () => import('./catalogue/zh-cn'),
  en: () => import('./catalogue/en'),
};

/** Loads a language; rejects when its file cannot be fetched. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return (await CATALOGUES[language]()).catalogue;
}

/** The catalogue with a portal's own wording in place of ours. A text that we do not have is left out. */
export function withOverrides(catalogue: Catalogue, { texts = {}, messages = {} }: Overrides): Catalogue {
  return {
    ...catalogue,
    texts: overlaid(catalogue.texts, texts) as Texts,
    errors: { ...catalogue.errors, ...messages },
  };
}

/**
 * The sentence for a refused call: the configured one, else the server's, else "busy" (ERR-06, OQ-87). A code
 * configured with an empty sentence shows the server's (OQ-34).
 */
export function errorText(
  { errors, texts }: Catalogue,
  { code, serverMessage }: { code: number | null; serverMessage: string },
): string {
  const configured = code === null ? '' : errors[code];
  return configured || serverMessage.trim() || texts.common.busy;
}

/** Puts values into the `{…}` of a text; one without a value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
}

type Tree = { readonly [key: string]: string | Tree };

export function overlaid(base: Tree, over: object): Tree {
  const wanted = new Map<string, unknown>(Object.entries(over));
  return Object.fromEntries(
    Object.entries(base).map(([key, text]) => {
      const own = wanted.get(key);
      if (typeof text === 'string') return [key, typeof own === 'string' ? own : text];
      return [key, typeof own === 'object' && own !== null ? overlaid(text, own) : text];
    }),
  );
}
