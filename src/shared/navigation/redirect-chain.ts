import { STORAGE_KEYS } from '#config/storage-keys';
import { nativeDocument } from '#lib/document/native-document';
import { pageUrl } from '#lib/document/page-url';
import { tabStore } from '#lib/storage';
import { pageSingleton } from '#page-config/page-singleton';

/** A redirect that a page makes by itself: to the sign-in, or from there to the home of a signed-in viewer. */
type Redirect = 'sign-in' | 'home';

type Chain = {
  /** The redirects that have led to this page, since the last click. */
  done: readonly Redirect[];
  /** The URL that the viewer has left by Back or Forward, if that led to this page; empty if it is not known. */
  leftUrl: string | null;
};

/**
 * Returns how the viewer has reached this page; reads it from storage at the first call. Pages may disagree about who is
 * signed in, for example because a response is cached (OQ-103).
 */
export function redirectChain(): Chain {
  return pageSingleton('redirect-chain', () => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isTraversed = entry?.type === 'back_forward';
    const { navigation } = window as { navigation?: Navigation };
    const chain: Chain = {
      done: storedRedirects(Boolean(entry?.redirectCount)),
      leftUrl: isTraversed ? (navigation?.activation?.from?.url ?? '') : null,
    };
    const begin = () => Object.assign(chain, { done: [], leftUrl: null });
    addEventListener('click', begin, true);
    // Within a portal.
    navigation?.addEventListener('currententrychange', ({ navigationType, from }) => {
      if (navigationType === 'traverse') chain.leftUrl = from.url ?? '';
    });
    return chain;
  });
}

/**
 * Whether a page may redirect without a press: each redirect happens once in a chain, and none leads to the page that the
 * viewer has left by Back or Forward.
 */
export function mayRedirect(redirect: Redirect, to: string): boolean {
  const { done, leftUrl } = redirectChain();
  return (
    !done.includes(redirect) && (leftUrl === null || (leftUrl !== '' && placeOf(leftUrl) !== placeOf(to)))
  );
}

/** Passes the chain on to the page of a redirect. */
export function recordRedirect(to: string, redirect?: Redirect): void {
  const chain = redirectChain();
  if (redirect) chain.done = [...chain.done, redirect];
  tabStore.set(STORAGE_KEYS.redirects, { to: placeOf(to), done: chain.done });
}

/**
 * Returns the stored redirects if the last one has led to this page, also by a redirect of the server. A page on another origin
 * that sends the viewer back has a storage of its own, so the redirect to the sign-in counts there, too.
 */
function storedRedirects(isRedirectedByServer: boolean): Redirect[] {
  const stored = Object(tabStore.get(STORAGE_KEYS.redirects)) as { to?: unknown; done?: unknown };
  tabStore.remove(STORAGE_KEYS.redirects);
  const to = String(stored.to);
  const done: Redirect[] = Array.isArray(stored.done) ? stored.done : [];
  if (isRedirectedByServer || to === placeOf(pageUrl())) return done;
  const { origin } = new URL(nativeDocument('referrer') || pageUrl());
  const isSentBack = to.startsWith(`${origin}/`) && !pageUrl().startsWith(`${origin}/`);
  return isSentBack ? done.filter((redirect) => redirect === 'sign-in') : [];
}

/** Returns the URL without query and fragment, in which a page may store its state. */
function placeOf(url: string): string {
  const { origin, pathname } = new URL(url, pageUrl());
  return origin + pathname;
}
