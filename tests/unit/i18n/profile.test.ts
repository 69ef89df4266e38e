import { expect, it } from 'vitest';
import { settings } from '#i18n/settings/zh-cn';

it('the texts of the basic info are those of the documents (SET-05, SET-06, SET-10, SET-11, AVATAR-01, AVATAR-02, AVATAR-04, TOAST-01, TOAST-02, TOAST-13, OQ-67)', () => {
  const { errors, saved, savedForReview, avatar, fields } = settings.profile;
  expect([errors.nickNameRequired, errors.nickNameLength]).toEqual(['昵称不能为空', '请输入2～20个字符']);
  expect(errors.birthdayLate).toBe('生日年份不能晚于今年');
  expect([saved, savedForReview]).toEqual(['修改成功！', '修改成功！修改昵称需要审核后才能生效']);
  expect(avatar.uploaded).toBe('修改成功！修改头像需要审核后才能生效');
  expect(avatar.errors.format).toBe('上传头像图片格式不正确!');
  expect(avatar.errors.size).toBe('上传头像图片大小不能超过 3MB!');
  expect([fields.male, fields.female]).toEqual(['男', '女']);
});
