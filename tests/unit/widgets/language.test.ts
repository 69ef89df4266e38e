import { afterEach, describe, expect, it } from 'vitest';
import { languageOf, viewTag } from '../../../widgets/attributes';

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.body.replaceChildren();
});

/** An element in a section in the body, whose tags are given from the outside in. */
function within(page: string | null, section: string | null, own: string | null): Element {
  const element = document.createElement('cntv-login');
  const around = document.createElement('section');
  around.append(element);
  document.body.append(around);
  const tags = [page, section, own];
  for (const [index, one] of [document.documentElement, around, element].entries())
    if (typeof tags[index] === 'string') one.setAttribute('lang', tags[index]);
  return element;
}

describe('the language of an element', () => {
  it.each([
    ['zh-Hant', ['zh-Hant', 'ZH-HANT', 'zh-hant-hk', 'zh-Hant-TW', 'zh-TW', 'zh-tw', 'zh-HK', 'zh-MO']],
    [
      'zh-Hant',
      ['zh_TW', 'zh_Hant_HK', 'zh_TW.UTF-8', 'ZH_HK', ' zh-TW ', 'zh-CHT', 'zh-Hanb', 'zh-Bopo-TW'],
    ],
    ['zh-Hant', ['cmn-Hant-TW', 'zh-cmn-Hant', 'nan-TW', 'zh-min-nan-TW', 'hak-Hant', 'lzh-Hant', 'zho-TW']],
    ['zh-Hant', ['yue-Hant-HK', 'yue-HK', 'zh-yue-HK', 'yue', 'zh-yue']],
    ['zh-CN', ['zh', 'zh-CN', 'zh-Hans', 'zh-Hans-HK', 'zh-SG', 'zho', 'fr', 'enx', '']],
    ['zh-CN', ['zh_Hans_TW', 'zh_CN.UTF-8', 'zh-CHS', 'cmn-Hans-TW', 'yue-Hans-HK', 'yue-CN', 'wuu', 'chi']],
    ['zh-CN', ['zh-x-tw', 'zh-CN-x-hant', 'zh-u-sd-tw', 'zha-TW', 'zhTW']],
    ['en', ['en', 'EN', 'en-GB', 'en-Latn-US', 'en_US', 'EN_us', 'en_GB.UTF-8', 'eng']],
  ] as const)('is %s for %j', (language, tags) => {
    for (const tag of tags) expect(languageOf(within(null, null, tag)), tag).toBe(language);
  });

  it('is that of the nearest ancestor with one, or zh-CN', () => {
    expect(languageOf(within(null, null, null))).toBe('zh-CN');
    expect(languageOf(within('zh-TW', null, null))).toBe('zh-Hant');
    expect(languageOf(within('zh-TW', 'en', null))).toBe('en');
    expect(languageOf(within('zh-TW', 'en', 'zh-CN'))).toBe('zh-CN');
    expect(languageOf(within('en', 'fr', null))).toBe('zh-CN');
  });

  it('is inherited through the shadow trees of the page', () => {
    const outer = within('zh-HK', null, null);
    const inner = document.createElement('cntv-login');
    outer.attachShadow({ mode: 'open' }).append(inner);
    expect(languageOf(inner)).toBe('zh-Hant');
    expect(languageOf(document.createElement('cntv-login'))).toBe('zh-CN');
  });

  it('is marked with its region, or with that of the texts in a page of another language', () => {
    expect(['zh-HK', 'en-GB', 'zh', 'fr', null].map((tag) => viewTag(within(tag, null, null)))).toEqual([
      'zh-HK',
      'en-GB',
      'zh',
      'zh-CN',
      'zh-CN',
    ]);
  });

  it('is marked as in BCP 47, however it is written', () => {
    expect(
      ['zh_TW', 'en_US.UTF-8', ' yue-Hant-HK ', 'ZH_HANT'].map((tag) => viewTag(within(tag, null, null))),
    ).toEqual(['zh-TW', 'en-US', 'yue-Hant-HK', 'ZH-HANT']);
  });
});
