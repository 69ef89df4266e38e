/** An http(s) address, made absolute; anything else is empty, so that it can never become a link or a picture. */
export function readHttpAddress(raw: unknown): string {
  if (typeof raw !== 'string' || raw === '') return '';
  try {
    const url = new URL(raw, typeof location === 'undefined' ? undefined : location.href);
    return /^https?:$/.test(url.protocol) ? url.href : '';
  } catch {
    return '';
  }
}
