import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeTexts } from '#i18n/all-texts';
import { AREA_NAMES } from '#i18n/area-files';
import { errorText } from '#i18n/catalogue';
import { LANGUAGE_NAMES, type Language } from '#i18n/languages';
import { overridden } from '#i18n/overrides';
import { core } from '#i18n/zh-cn/core';
import { catalogueIn } from '../../support/texts/catalogue-in';

type Tree = { readonly [key: string]: string | Tree };

/** Every text of a language as an element shows it: its path from the area on, and the value. */
function shown(language: Language, texts?: object): Tree {
  const areas = AREA_NAMES.map((area) => overridden(completeTexts(area, language), language, texts));
  return Object.assign({}, catalogueIn(language, { texts }).texts, ...areas);
}

const languages = LANGUAGE_NAMES.map((language) => ({ language, tree: shown(language) }));

function flat(tree: Tree, path: readonly string[] = []): (readonly string[])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key]] : flat(value, [...path, key]),
  );
}

function nested(path: readonly string[], value: string): Tree {
  const [key = '', ...rest] = path;
  return { [key]: rest.length > 0 ? nested(rest, value) : value };
}

function at(tree: Tree | string | undefined, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return tree;
  return at((tree as Tree)[key], rest);
}

describe('the texts of the page configuration', () => {
  it('have areas with different names', () => {
    expect(AREA_NAMES.filter((area) => area in core)).toEqual([]);
  });

  it.each(languages)(
    'replace exactly the named text of $language, by area and key (OQ-91)',
    ({ language, tree }) => {
      const paths = flat(tree);
      fc.assert(
        fc.property(fc.constantFrom(...paths), (path) => {
          const own = shown(language, { [language]: nested(path, '自有') });
          expect(flat(own).filter((other) => at(own, other) !== at(tree, other))).toEqual([path]);
          expect(at(own, path)).toBe('自有');
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each(LANGUAGE_NAMES)('below the name of a language are not for another: %s', (language) => {
    for (const other of languages) {
      const own = shown(other.language, {
        [language]: { common: { loading: 'x' }, lists: { list: { empty: 'x' } } },
      });
      if (other.language !== language) expect(own).toEqual(other.tree);
      else expect(own).not.toEqual(other.tree);
    }
  });

  it('are for zh-CN without a language', () => {
    const texts = { login: { submit: '进入' }, account: { register: { title: '入会' } } };
    const [chinese, english] = [shown('zh-CN', texts), shown('en', texts)];
    expect([at(chinese, ['login', 'submit']), at(chinese, ['account', 'register', 'title'])]).toEqual([
      '进入',
      '入会',
    ]);
    expect(english).toEqual(languages.find(({ language }) => language === 'en')?.tree);
  });

  it('with a language come before those without', () => {
    const texts = { 'zh-CN': { login: { submit: '进入' } }, login: { submit: '登入', title: '欢迎' } };
    expect(shown('zh-CN', texts).login).toMatchObject({ submit: '进入', title: '欢迎' });
  });

  it.each([
    { login: { title: 7 } },
    { login: '登录' },
    { login: null, nothing: { a: 'b' } },
    { common: { toString: 'x' } },
    { title: '登录', register: { title: 'x' } },
    { 'zh-CN': '登录', en: null },
    { 'zh-CN': { en: { login: { title: 'x' } }, 'zh-CN': { login: { title: 'x' } } } },
    JSON.parse('{"__proto__": {"login": {"title": "x"}}}'),
  ])('are ignored if they are malformed: %j', (texts) => {
    for (const { language, tree } of languages) expect(shown(language, texts)).toEqual(tree);
  });
});

describe('the messages of the page configuration', () => {
  const messagesIn = (language: Language, messages: object) => {
    const own = catalogueIn(language, { messages });
    return (code: number) => errorText(own, { code, serverMessage: '' });
  };

  it('replace the text of a code, or add one (ERR-11)', () => {
    const text = messagesIn('zh-CN', { '-21018': '请再试一次', '-21001': '自有错误' });
    expect([text(-21018), text(-21001), text(-21003)]).toEqual([
      '请再试一次',
      '自有错误',
      '密码错误，请重新输入',
    ]);
  });

  it('are for zh-CN without a language, and for one language below its name', () => {
    const messages = {
      '-21018': '请再试一次',
      en: { '-21018': 'Again, please.' },
      'zh-CN': { '-21003': '不对' },
    };
    const [chinese, english] = [messagesIn('zh-CN', messages), messagesIn('en', messages)];
    expect([chinese(-21018), chinese(-21003)]).toEqual(['请再试一次', '不对']);
    expect(english(-21018)).toBe('Again, please.');
    expect(english(-21003)).toBe(messagesIn('en', {})(-21003));
  });
});
