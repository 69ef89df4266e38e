import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_TEXTS, completeTexts, incompleteFiles } from '#i18n/all-texts';
import { AREA_NAMES, areaFile } from '#i18n/area-files';
import { areaLoader } from '#i18n/areas';
import { fallbackLanguage, textFile } from '#i18n/fallback';
import { LANGUAGE_NAMES, type Language } from '#i18n/languages';
import { completeLoader, coreLoader } from '#i18n/load-texts';

type Tree = { readonly [key: string]: string | Tree };
type Files = Readonly<Record<string, Tree>>;

/** As plain objects. */
const ALL = Object.fromEntries(
  Object.entries(ALL_TEXTS).map(([path, texts]) => [path, { ...texts }]),
) as Files;
const AREAS = ['core', 'shell', ...AREA_NAMES];
/** Languages with all texts, which the type check requires of them. */
const TRANSLATED = ['zh-Hant', 'en'] as const satisfies readonly Language[];
/** A language that the table does not have. */
const OTHER = 'xx' as Language;

/** Returns what a view gets of an area, and which files it loads. */
async function loaded(all: Files, area: string, language: Language) {
  const requested: string[] = [];
  const files = Object.entries(all).map(([path, texts]) => {
    const load = async () => {
      requested.push(path);
      return texts;
    };
    return [path, load] as const;
  });
  const fileOf = (name: Language) =>
    areaFile(area as never, name, Object.fromEntries(files) as never) as () => Promise<object>;
  const texts = await completeLoader(area, language, fileOf, incompleteFiles(all))();
  return { texts: texts as Tree, requested };
}

/** Returns the paths of all texts in a tree. */
function pathsIn(tree: Tree, path: readonly string[] = []): string[][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key]] : pathsIn(value, [...path, key]),
  );
}

function without(tree: Tree, [key = '', ...rest]: readonly string[]): Tree {
  const { [key]: value, ...others } = tree;
  return rest.length > 0 ? { ...others, [key]: without(value as Tree, rest) } : others;
}

const at = (tree: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (value as Tree | undefined)?.[key], tree);

describe('the fallback of a language', () => {
  it('is zh-CN for Chinese and English, and English for any other', () => {
    expect([...TRANSLATED, OTHER].map((tag) => [tag, fallbackLanguage(tag)])).toEqual([
      ['zh-Hant', 'zh-CN'],
      ['en', 'zh-CN'],
      [OTHER, 'en'],
    ]);
  });

  it.each(TRANSLATED)('has the areas that %s lacks', async (language) => {
    for (const area of AREAS) {
      const { [textFile(area, language)]: _own, ...others } = ALL;
      const { texts, requested } = await loaded(others, area, language);
      expect(texts).toEqual(ALL[textFile(area, fallbackLanguage(language))]);
      expect(requested).toHaveLength(1);
      expect(completeTexts(area, language, others)).toEqual(texts);
    }
  });

  it.each(TRANSLATED)('has any single text that %s lacks', async (language) => {
    const paths = AREAS.flatMap((area) => {
      const known = pathsIn(ALL[textFile(area, fallbackLanguage(language))] ?? {});
      return known.map((path) => ({ area, path }));
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), async ({ area, path }) => {
        const [file, fallback] = [textFile(area, language), textFile(area, fallbackLanguage(language))];
        const own = ALL[file] ?? {};
        const all = { ...ALL, [file]: without(own, path) };
        const { texts, requested } = await loaded(all, area, language);
        expect(at(texts, path)).toBe(at(ALL[fallback], path));
        expect(pathsIn(without(texts, path))).toEqual(expect.arrayContaining(pathsIn(without(own, path))));
        expect(requested.sort()).toEqual([file, fallback].sort());
      }),
      { numRuns: 40 },
    );
  });

  it.each(TRANSLATED)('is not loaded where %s has all texts', async (language) => {
    for (const area of AREAS)
      expect((await loaded(ALL, area, language)).requested).toEqual([textFile(area, language)]);
  });

  it('has the rest for a language with some texts of one area', async () => {
    const core = { core: { login: { title: 'ログイン' } }, errors: { '-10001': 'ログインしてください' } };
    const all = { ...ALL, './xx/core.ts': core };
    const english = ALL['./en/core.ts'] as Tree;
    const texts = completeTexts('core', OTHER, all);
    expect(texts).toMatchObject(core);
    expect(pathsIn(texts as Tree).sort()).toEqual(pathsIn(english).sort());
    expect(at(texts, ['core', 'login', 'submit'])).toBe(at(english, ['core', 'login', 'submit']));
    expect(completeTexts('lists', OTHER, all)).toEqual(ALL['./en/lists.ts']);
  });
});

describe('the function that loads texts', () => {
  it('is the same each time, also with a fallback', () => {
    const fileOf = (language: Language) => areaFile('lists', language);
    for (const language of TRANSLATED) {
      expect(coreLoader(language)).toBe(coreLoader(language));
      expect(areaLoader('lists', language)).toBe(areaLoader('lists', language));
      const load = () => completeLoader('lists', language, fileOf, [textFile('lists', language)]);
      expect(load()).toBe(load());
      expect(load()).not.toBe(fileOf(language));
    }
  });
});

describe('each folder of texts', () => {
  it('has a row in the table, and its core texts have the texts of the result codes', () => {
    const folders = new Set(Object.keys(ALL).map((path) => path.split('/')[1]));
    expect([...folders].sort()).toEqual(LANGUAGE_NAMES.map((name) => name.toLowerCase()).sort());
    for (const folder of folders)
      expect(ALL[`./${folder}/core.ts`]?.errors).toEqual(ALL[`./${folder}/errors.ts`]?.errors ?? {});
  });
});
