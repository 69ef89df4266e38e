import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from '#i18n/fill';
import { LANGUAGE_NAMES } from '#i18n/languages';
import { coreLoader } from '#i18n/load-texts';
import { core } from '#i18n/zh-cn/core';

describe('the texts', () => {
  it.each(LANGUAGE_NAMES)('of %s are loaded with those of the result codes', async (language) => {
    const { core, errors } = await coreLoader(language)();
    expect(core.common.busy).toBeTruthy();
    expect(errors[-10001]).toBeTruthy();
  });

  it('are those of the documents', () => {
    const { login, common, toast, captcha } = core;
    expect(common.busy).toBe('系统繁忙！请稍后重试！'); // ERR-07
    expect(login.errors).toMatchObject({
      accountRequired: '请输入账号', // LOGIN-05
      accountFormat: '请输入正确的邮箱或手机号', // LOGIN-06
      passwordRequired: '请输入密码', // LOGIN-07
      passwordLength: '长度在 6 到 16 个字符', // LOGIN-08
      wrong: '账号或密码错误，请重新输入。', // LOGIN-12
    });
    expect(toast.activationMailSent).toBe('激活邮件发送成功，请注意查收！'); // TOAST-05
    expect(captcha.failed).toBe('验证失败'); // CAPT-09
    expect(fill(captcha.passed, { seconds: '1.50' })).toBe('验证成功，用时 1.50 秒'); // CAPT-08
  });

  it('are those of decisions part J (OQ-91)', () => {
    const { login, captcha, qr } = core;
    const wording = [login.autoLogin, login.forgotPassword, login.register, login.submit];
    expect(wording).toEqual(['下次自动登录', '忘记密码？', '立即注册', '登录']);
    expect([login.activationExpired, login.resendActivation]).toEqual(['激活链接已过期', '重新发送激活邮件']);
    const prompts = [
      captcha.puzzlePrompt,
      fill(captcha.wordsPrompt, { words: '甲、乙、丙' }),
      captcha.refresh,
    ];
    expect(prompts).toEqual(['向右滑动完成验证', '请依次点击：甲、乙、丙', '换一张']);
    expect([qr.prompt, qr.expired]).toEqual(['请打开手机客户端扫码登录', '二维码已过期，请重新扫描']); // QR-01, QR-05
  });
});

describe('the placeholders of a text', () => {
  it('are all replaced by their values', () => {
    expect(fill('共 {n} 条，已读 {m} 条，共 {n} 条', { n: 3, m: 0 })).toBe('共 3 条，已读 0 条，共 3 条');
  });

  it('remain without a value', () => {
    expect(fill('{n} {m}', { n: 1 })).toBe('1 {m}');
  });

  it('are replaced literally, also by values that look like patterns', () => {
    expect(fill('{a}', { a: '$& {b} $1' })).toBe('$& {b} $1');
  });
});

describe('a value in a Chinese text', () => {
  const words = fc.string({ unit: fc.constantFrom('绑', '𠮷', 'Q', 'é', '7', '%', '，', '《', '》', ' ') });
  const isGlued = (left: string, right: string) =>
    /\p{Script=Han}[\p{Script=Latin}\d%]|[\p{Script=Latin}\d%]\p{Script=Han}/u.test(
      `${[...left].at(-1) ?? ''}${[...right][0] ?? ''}`,
    );

  it.each([
    ['解绑{name}账号 {id}', { name: 'QQ', id: 'q1' }, '解绑 QQ 账号 q1'],
    ['解绑{name}账号 {id}', { name: '微信', id: '山' }, '解绑微信账号 山'],
    ['绑定{name}（在新窗口中打开）', { name: 'QQ' }, '绑定 QQ（在新窗口中打开）'],
    ['共 {n} 条', { n: 3 }, '共 3 条'],
    ['共{n}条', { n: 3 }, '共 3 条'],
    ['当前登录账号：{name}', { name: 'de***@example.com' }, '当前登录账号：de***@example.com'],
    ['确定解绑{name}吗？', { name: '我的QQ号' }, '确定解绑我的QQ号吗？'],
  ])('makes “%s” with %o “%s”', (text, values, filled) => {
    expect(fill(text, values)).toBe(filled);
  });

  it('has one space between Chinese and Latin, and is else only inserted', () => {
    fc.assert(
      fc.property(words, words, words, (before, value, after) => {
        const gap = (left: string, right: string) => (isGlued(left, right) ? ' ' : '');
        const filled = `${before}${gap(before, value)}${value}${gap(value, after)}${after}`;
        expect(fill(`${before}{value}${after}`, { value })).toBe(filled);
      }),
    );
  });
});
