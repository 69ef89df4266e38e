import { describe, expect, it } from 'vitest';
import { settings } from '#i18n/zh-cn/settings';

describe('the texts of the basic info are those of the documents', () => {
  const { errors, saved, savedForReview, avatar, fields } = settings.profile;

  it('under the fields (SET-05, SET-06, OQ-67)', () => {
    expect([errors.nickNameRequired, errors.nickNameLength]).toEqual(['昵称不能为空', '请输入2～20个字符']);
    expect(errors.birthdayLate).toBe('出生年份不能晚于今年');
    expect([fields.male, fields.female]).toEqual(['男', '女']);
  });

  it('after saving (SET-10, SET-11, TOAST-01, TOAST-02)', () => {
    expect([saved, savedForReview]).toEqual(['修改成功！', '修改成功！修改昵称需要审核后才能生效']);
  });

  it('of the avatar (AVATAR-01, AVATAR-02, AVATAR-04, TOAST-13)', () => {
    expect(avatar.uploaded).toBe('修改成功！修改头像需要审核后才能生效');
    expect(avatar.errors.format).toBe('上传头像图片格式不正确!');
    expect(avatar.errors.size).toBe('上传头像图片大小不能超过 3MB!');
  });
});
