import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAIL_PROVIDERS, mailboxAddress } from '#config/mail-providers';
import { isEmail } from '#lib/account-rules';

it.each([
  ['a@qq.com', 'https://mail.qq.com'],
  ['a@foxmail.com', 'https://mail.qq.com'],
  ['a@163.com', 'https://mail.163.com'],
  ['a@126.com', 'https://mail.126.com'],
  ['a@yeah.net', 'https://www.yeah.net'],
  ['a@sina.com', 'https://mail.sina.com.cn'],
  ['a@sina.cn', 'https://mail.sina.com.cn'],
  ['a@sohu.com', 'https://mail.sohu.com'],
  ['a@139.com', 'https://mail.10086.cn'],
  ['a@189.cn', 'https://webmail30.189.cn'],
  ['a@aliyun.com', 'https://mail.aliyun.com'],
  ['a@GMAIL.com', 'https://mail.google.com'],
  ['a@outlook.com', 'https://outlook.live.com'],
  ['a@hotmail.com', 'https://outlook.live.com'],
  ['a@live.com', 'https://outlook.live.com'],
  ['a@cctv.example', 'https://mail.cctv.example'],
])('the webmail of %s is %s (REG-23, REG-26, OQ-56)', (email, address) => {
  expect(mailboxAddress(email)).toBe(address);
});

it('any valid address has a webmail host of its domain (REG-26)', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      fc.pre(isEmail(email));
      const { protocol, hostname, pathname, username } = new URL(mailboxAddress(email));
      const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
      expect([protocol, pathname, username]).toEqual(['https:', '/', '']);
      expect([MAIL_PROVIDERS.get(domain), `mail.${domain}`]).toContain(hostname);
    }),
  );
});
