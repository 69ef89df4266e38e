import { describe, expect, it } from 'vitest';
import { portal as portalEnglish } from '../../../src/i18n/portal/en';
import { portal } from '../../../src/i18n/portal/zh-cn';
import { settings as settingsEnglish } from '../../../src/i18n/settings/en';
import { settings } from '../../../src/i18n/settings/zh-cn';

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

const { info, others } = settings.binding;
const { missing, existent } = portal;
const translations = new Map(
  flat({
    info: settingsEnglish.binding.info,
    others: settingsEnglish.binding.others,
    missing: portalEnglish.missing,
    existent: portalEnglish.existent,
  }),
);

describe('the texts of the bindings and of the error pages', () => {
  it.each(flat({ info, others, missing, existent }))(
    'have %s in English with the same placeholders',
    (path, text) => {
      const translated = translations.get(path) ?? '';
      expect(translated).not.toBe('');
      expect(translated).not.toMatch(/[\u4e00-\u9fff]/);
      expect(placeholders(translated)).toEqual(placeholders(text));
    },
  );

  it('are those of the documents (TOAST-07, BIND-01, BIND-25, PAGE-01, PAGE-05)', () => {
    expect(others.done).toBe('解绑成功！');
    expect(existent.title).toBe('已存在绑定关系');
    expect(portal.titles.pages.ErrorExistent).toBe(existent.title);
    expect(missing.title).toBe('现在我有点忙……');
    expect(Object.values(settings.binding.tabs)).toEqual(['绑定信息', '密保邮箱', '验证手机', '其他账号']);
  });
});
