import { describe, expect, it } from 'vitest';
import { languageMistakes } from '../../../../widgets/diagnostics/markup/language-checks';
import type { Markup } from '../../../../widgets/diagnostics/markup/markup';

/** What is found on a page in a language, whose elements have these languages of their own. */
function found(language: string | undefined, ...own: (string | null)[]) {
  const tags = own.map((tag) => ({ attributes: new Map(tag === null ? [] : [['lang', tag]]) }));
  return languageMistakes({ tags, language } as unknown as Markup);
}

describe('the language of a page', () => {
  it.each(['fr', 'cn', 'tw', 'zhTW', 'chinese', '中文'])(
    'is reported if no texts are in it: %s',
    (language) => {
      const [finding] = found(language, null, 'en');
      expect(finding).toMatchObject({ code: 'noTexts', where: `<html lang="${language}">`, instead: '' });
      expect(finding?.message.en).toContain(`“${language}”`);
      expect(found(language, null, null)).toHaveLength(1);
    },
  );

  it.each(['zh_TW', 'cmn-Hant-TW', 'yue', 'en_US.UTF-8', 'zh'])(
    'is not reported if it can be read: %s',
    (language) => {
      expect(found(language, null)).toEqual([]);
    },
  );

  it('is not reported on a page without one, and where no element inherits it', () => {
    expect(found(undefined, null)).toEqual([]);
    expect(found('fr', 'zh-CN')).toEqual([]);
    expect(found('fr')).toEqual([]);
  });
});
