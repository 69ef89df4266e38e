import { expect, it } from 'vitest';
import { fill } from '#i18n/fill';
import { account } from '#i18n/zh-cn/account';

const { errors, phoneBinding, register, activation, agreement } = account;
const later = { ...errors, ...phoneBinding.errors };

it.each([
  ['REG-04 PHONE-07', errors.phoneRequired, '请输入手机号'],
  ['REG-05 PHONE-07', errors.phoneFormat, '请输入正确的手机号'],
  ['REG-06', errors.emailRequired, '请输入邮箱'],
  ['REG-07', errors.emailFormat, '请输入正确的邮箱'],
  ['REG-08', errors.passwordStrength, '仅限8-16位，必须包含字母、数字、符号'],
  ['REG-09', errors.confirmRequired, '请再次输入密码'],
  ['REG-10', errors.confirmDifferent, '两次密码输入不一致'],
  ['REG-11', errors.smsCodeFormat, '请输入正确的手机验证码'],
  ['REG-12', errors.smsCodeRequired, '请输入手机验证码'],
  ['PHONE-03', later.pictureCodeFormat, '请输入正确的验证码'],
  ['REG-11 OQ-51, when a phone is bound', later.smsCodeFormat, '请输入正确的手机校验码'],
  ['SMS-01', fill(account.sms.wait, { n: 7 }), '7 秒后可重新发送'],
  ['SMS-06', account.toast.smsSent, '发送成功，请注意查收！'],
  ['REG-20', register.succeeded, '注册成功，请登录！'],
  ['PHONE-05', phoneBinding.bound, '提交成功！'],
])('%s: %s has the text of the documents', (_, text, words) => {
  expect(text).toBe(words);
});

it('every text about a mailed link states how long it is valid (MAIL-03)', () => {
  const { sentTo, sentSomewhere, failed } = account.recovery.mail;
  for (const text of [activation.hint, sentTo, sentSomewhere, failed]) expect(text).toMatch(/12 小时/);
});

it('the summary of the agreement has the figures and rules of document 2, and is titled as a summary (AGREE-03, AGREE-04)', () => {
  const { summary, onePhone, idle, minors, deletion, law } = agreement;
  for (const [text, words] of [
    [summary, ['要点', '15 章', '约 70 条']],
    [onePhone, ['一个手机号', '一个账号']],
    [idle, ['长期不使用', '收回']],
    [minors, ['未满 14 周岁', '监护人']],
    [deletion, ['注销', '数据', '删除']],
    [law, ['中华人民共和国法律', '北京', '法院']],
  ] as const)
    for (const part of words) expect(text).toContain(part);
});
