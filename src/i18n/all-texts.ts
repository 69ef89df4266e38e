import { merged } from '#config/merged';
import { fallbackLanguage, textFile } from './fallback';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language } from './languages';
import type * as core from './zh-cn/core';
import type * as member from './zh-cn/member';
import type * as shell from './zh-cn/shell';

// Only for modules whose values the build writes, and for tests: a page would load all languages.

type Modules = { shell: typeof shell; core: typeof core; member: typeof member };
/** What each file exports, by path. */
type Files = Readonly<Record<string, object>>;

/** The texts of every area in every language. */
export const ALL_TEXTS: Files = import.meta.glob<object>(['./*/*.ts', '!./*/{regions,*.build-time}.ts'], {
  eager: true,
});

/** Returns the texts of an area; what the language lacks in another one. */
export function completeTexts(area: string, language: Language, all = ALL_TEXTS): object {
  const own = { ...all[textFile(area, language)] };
  if (language === DEFAULT_LANGUAGE) return own;
  return merged(completeTexts(area, fallbackLanguage(language), all), own);
}

/** Returns the paths of the files that lack texts of their fallback. */
export function incompleteFiles(all = ALL_TEXTS): string[] {
  return LANGUAGE_NAMES.flatMap((language) =>
    Object.keys(all).filter((path) => {
      const area = path.split(/[/.]/).slice(-2)[0] as string;
      const isOwn = path === textFile(area, language);
      return isOwn && sizeOf(all[path]) < sizeOf(completeTexts(area, language, all));
    }),
  );
}

/** Returns what a function reads from the texts of an area, by language. */
export function byLanguage<Area extends keyof Modules, Value>(
  area: Area,
  read: (texts: Modules[Area]) => Value,
): Readonly<Record<Language, Value>> {
  const values = LANGUAGE_NAMES.map((name) => [name, read(completeTexts(area, name) as Modules[Area])]);
  return Object.fromEntries(values);
}

/** Returns the number of texts. */
function sizeOf(texts: unknown): number {
  if (typeof texts !== 'object') return 1;
  return Object.values(texts as object).reduce<number>((sum, text) => sum + sizeOf(text), 0);
}
