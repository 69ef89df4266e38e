import { completeTexts } from '#i18n/all-texts';
import { AREA_NAMES } from '#i18n/area-files';
import { LANGUAGE_NAMES, type Language } from '#i18n/languages';
import type { application } from '#i18n/zh-cn/application';

type Tree = { readonly [key: string]: string | Tree };

/** The texts of all areas in every language. */
export const textsByPath = Object.fromEntries(
  LANGUAGE_NAMES.map((language) => {
    const areas = ['core', ...AREA_NAMES].map((area) => completeTexts(area, language));
    return [language, Object.assign({}, ...areas)];
  }),
) as Record<Language, Tree & { application: typeof application }>;

/** Returns the text with a path such as `core.login.account`. */
export function textAt(language: Language, path: string): string {
  return path.split('.').reduce<unknown>((tree, key) => (tree as Tree)[key], textsByPath[language]) as string;
}

/** The paths of all texts. */
export const textPaths: readonly string[] = pathsIn(textsByPath['zh-CN']);

function pathsIn(tree: Tree, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : pathsIn(value, `${above}${key}.`),
  );
}
