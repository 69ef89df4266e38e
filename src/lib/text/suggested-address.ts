import { COMMON_MAIL_DOMAINS } from '#config/mail-providers';
import { plainText } from './normal-form';

/** Shorter names are also others' names: of `mina.com` and `162.com`, only the ending is compared. */
const SHORTEST_NAME = 5;

/**
 * Returns an email address with the common domain that is one slip away from the typed one. Real domains have to be left
 * alone, so a slip is one character, and never the first.
 */
export function suggestedAddress(text: string): string | undefined {
  const address = plainText(text);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON_MAIL_DOMAINS.includes(domain)) return undefined;
  const meant = COMMON_MAIL_DOMAINS.find((known) => isMistyped(domain, known));
  return meant && `${address.slice(0, at)}@${meant}`;
}

function isMistyped(domain: string, known: string): boolean {
  const [name = ''] = known.split('.');
  const isComparable =
    name.length < SHORTEST_NAME
      ? domain.startsWith(name) && /^[^a-z\d]/.test(domain.slice(name.length))
      : domain.startsWith(name.charAt(0));
  return isComparable && isOneSlip(domain, known);
}

/** Whether two texts differ in one character that is missing, added or another, or in two that have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start++;
  const rest = typed.slice(start);
  const wanted = meant.slice(start);
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  const isOtherOrAdded = [wanted, wanted.slice(1)].includes(rest.slice(1));
  return isOtherOrAdded || rest === wanted.slice(1) || swapped === wanted;
}
