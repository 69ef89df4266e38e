import { describe, expect, it } from 'vitest';
import { REGIONS } from '#config/regions';
import { regions } from '#i18n/zh-hant/regions';
import { simplifiedIn } from '../../support/texts/simplified';

type Tree = { readonly [key: string]: string | Tree };

const modules = import.meta.glob<Tree>('../../../src/i18n/zh-hant/*.ts', { eager: true });
/** The texts without the names of regions, which areas include. */
const textsIn = (tree: Tree): string[] =>
  Object.entries(tree).flatMap(([key, text]) => {
    if (typeof text === 'string') return [text];
    return key === 'regions' ? [] : textsIn(text);
  });
const texts = Object.values(modules).flatMap(textsIn);

/** Right in the names of places and peoples. */
const IN_NAMES = '咸岳里台邯鄲淖菏忻滁郴儋侗傣傈僳';

describe('the texts in Traditional Chinese', () => {
  it('have no Simplified characters', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => simplifiedIn(text).length > 0)).toEqual([]);
  });

  it('name every province and city in Traditional characters', () => {
    const names = [...REGIONS].flatMap(([province, cities]) => [province, ...cities]);
    const shown = names.map((name) => regions[name] ?? name);
    expect(shown.filter((name) => simplifiedIn(name, { except: IN_NAMES }).length > 0)).toEqual([]);
    expect(Object.keys(regions).filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the characters that count as Simplified', () => {
  it.each([
    ['登录后重试', '录后试'],
    ['请发送验证码', '请发验证码'],
    ['什么', '么'],
    ['里程', '里'],
    ['登入後再試，系統繁忙', ''],
    ['QR Code 已過期', ''],
  ])('of %s are "%s"', (text, found) => {
    expect(simplifiedIn(text).join('')).toBe(found);
  });
});
