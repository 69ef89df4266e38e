import { checkMarkup } from './check-markup';
import type { Finding } from './finding';
import { closeQuotes } from './open-quotes';
import { readSnippet } from './read-snippet';

export type { Finding } from './finding';

/**
 * Returns the mistakes in a text that is to be pasted into a page, in the order of the lines. Does not change the page and
 * sends no request.
 * @param base URL of the page, for redirect targets
 * @param site configuration of the site, where the release has one
 */
export async function checkSnippet(
  html: string,
  base: string = document.baseURI,
  site?: object,
): Promise<Finding[]> {
  const closed = closeQuotes(html);
  const findings = await checkMarkup({ ...readSnippet(closed.html, base), ...(site && { site }) });
  return [...closed.findings, ...findings].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}
