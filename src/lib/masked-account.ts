/**
 * Returns a phone number or an email address in a form that its owner recognizes and other readers cannot use:
 * `138****8000` or `d***@example.com`.
 */
export function maskedAccount(account: string): string {
  const [name = '', domain] = account.split('@');
  if (!domain) return `${name.slice(0, 3)}****${name.slice(-4)}`;
  const start = name.length > 1 ? name[0] : '';
  return `${start}***@${domain}`;
}
