import { describe, expect, it } from 'vitest';
import { portal } from '#i18n/zh-cn/portal';
import { settings } from '#i18n/zh-cn/settings';

const { others } = settings.binding;
const { missing, existent } = portal;

describe('the texts of the bindings and of the error pages', () => {
  it('are those of the documents (TOAST-07, BIND-01, BIND-25, PAGE-01, PAGE-05)', () => {
    expect(others.done).toBe('解绑成功！');
    expect(existent.title).toBe('已存在绑定关系');
    expect(portal.titles.pages.ErrorExistent).toBe(existent.title);
    expect([missing.title, missing.text]).toEqual(['您访问的页面不存在', '现在我有点忙……']);
    expect(Object.values(settings.binding.tabs)).toEqual(['绑定信息', '密保邮箱', '验证手机', '其他账号']);
  });
});
