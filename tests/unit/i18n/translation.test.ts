import { describe, expect, it } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };

const chinese = import.meta.glob<Tree>(
  ['../../../src/i18n/zh-cn/*.ts', '!../../../src/i18n/zh-cn/{expected,*-titles.build-time}.ts'],
  { eager: true },
);
const traditional = import.meta.glob<Tree>('../../../src/i18n/zh-hant/*.ts', { eager: true });
const english = import.meta.glob<Tree>('../../../src/i18n/en/*.ts', { eager: true });

/** Pairs of key and text, such as `login.title`. */
function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}

/** The texts of a module, which has one export. */
const textsOf = (module?: Tree) => flat((Object.values(module ?? {})[0] ?? {}) as Tree);
const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

/** The switch to the other language is in that language. */
const OF_OTHER_LANGUAGE = 'panel.otherLanguage';
/** Placeholders that the English label says already. */
const SAID_BY_LABEL = ['login.accountHint', 'recovery.accountHint'];

describe('the texts', () => {
  it.each(Object.entries(chinese))(
    'of %s exist in every language with the same placeholders',
    (path, module) => {
      const texts = textsOf(module);
      const translations = new Map(textsOf(english[path.replace('zh-cn', 'en')]));
      const converted = new Map(textsOf(traditional[path.replace('zh-cn', 'zh-hant')]));
      expect(texts).not.toEqual([]);
      for (const [key, text] of texts) {
        const translated = translations.get(key);
        if (key !== OF_OTHER_LANGUAGE)
          expect(translated, key).toMatch(
            text === '' || SAID_BY_LABEL.includes(key) ? /^$/ : /^[^\u4e00-\u9fff]+$/,
          );
        expect(placeholders(translated), key).toEqual(placeholders(text));
        if (converted.size > 0) expect(placeholders(converted.get(key)), key).toEqual(placeholders(text));
      }
    },
  );
});
