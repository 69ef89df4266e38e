import { createElement } from '#lib/document/create-element';
import { nativeDocument } from '#lib/document/native-document';

/** The code of a reset mail, or the ticket of a single sign-on; the portal's screens then remove it from the URL. */
const SECRET = /[?&](code|data)=/;

/**
 * Limits the `Referer` of the page's further requests to its origin if the portal's screens are on the page and its URL
 * has a secret. A request of `XMLHttpRequest` has no referrer policy of its own, so the whole page gets one.
 */
export function limitReferrer(): void {
  if (!SECRET.test(location.search) || !nativeDocument('documentElement').querySelector('cntv-portal'))
    return;
  const policy = createElement('meta');
  policy.name = 'referrer';
  policy.content = 'strict-origin';
  nativeDocument('head').append(policy);
}
