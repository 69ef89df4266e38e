/** Webmail host by mail domain; for other domains it is `mail.` plus the domain (REG-26, OQ-56). */
export const MAIL_PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['qq.com', 'mail.qq.com'],
  ['foxmail.com', 'mail.qq.com'],
  ['163.com', 'mail.163.com'],
  ['126.com', 'mail.126.com'],
  ['yeah.net', 'www.yeah.net'],
  ['sina.com', 'mail.sina.com.cn'],
  ['sina.cn', 'mail.sina.com.cn'],
  ['sohu.com', 'mail.sohu.com'],
  ['139.com', 'mail.10086.cn'],
  ['189.cn', 'webmail30.189.cn'],
  ['aliyun.com', 'mail.aliyun.com'],
  ['gmail.com', 'mail.google.com'],
  ['outlook.com', 'outlook.live.com'],
  ['hotmail.com', 'outlook.live.com'],
  ['live.com', 'outlook.live.com'],
]);

/** Domains of which a mistyped one is recognized. */
export const COMMON_MAIL_DOMAINS: readonly string[] = [
  ...MAIL_PROVIDERS.keys(),
  'icloud.com',
  'yahoo.com',
  'msn.com',
  'protonmail.com',
  'vip.qq.com',
  'vip.163.com',
  'vip.sina.com',
];

/**
 * Returns the URL of the webmail page for an email address.
 * @param email must be valid according to `isEmail`
 */
export function mailboxAddress(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return `https://${MAIL_PROVIDERS.get(domain) ?? `mail.${domain}`}`;
}
