import type { Context, MiddlewareHandler } from 'hono';
import { ACTIVATION_MS } from '../config/settings';
import { type Account, signedInAccount } from '../db/accounts';
import type { SessionCookie, Site } from '../db/sessions';
import { dropCookie, readCookie, writeCookie } from '../lib/cookies';
import { networksOf } from '../lib/network';
import type { Services } from './services';

/** Session, account, browser and network details of a request. */
export type Visit = {
  sessionId: string | null;
  account: Account | null;
  browserId: string | null;
  /** Of a browser that has signed in, see db/browsers.ts. */
  knownBrowserId: string | null;
  origin: string;
  addressKey: string;
};

export async function visitOf(c: Context, services: Services): Promise<Visit> {
  const sessionId = sessionIdOf(c);
  return {
    sessionId,
    account: await signedInAccount(services.db, sessionId, services.now()),
    browserId: readCookie(c, BROWSER_COOKIE, isHttps(c)),
    knownBrowserId: readCookie(c, KNOWN_BROWSER_COOKIE, isHttps(c)),
    origin: originOf(c),
    addressKey: networksOf(visitorAddress(c)).map(services.addressKey).join('.'),
  };
}

/** Tells a page that the browser has kept whose it would be now, see `assets/kept-page.js`. */
export function tellViewer(c: Context, account: Account | null): void {
  c.header('X-Viewer', String(account?.id ?? ''));
}

/** Cookies are not isolated by port, so each site has its own. */
const SESSION_COOKIES: Readonly<Record<Site, string>> = {
  portal: 'portal_session',
  second: 'second_session',
};

/** Marks a browser without a session, whose passes and registrations are its own. */
const BROWSER_COOKIE = 'portal_browser';

/** Outlives the sessions; permits nothing, but strangers cannot use up the limits of a browser that has it. */
const KNOWN_BROWSER_COOKIE = 'portal_known_browser';

export const COOKIES: readonly string[] = [
  ...Object.values(SESSION_COOKIES),
  BROWSER_COOKIE,
  KNOWN_BROWSER_COOKIE,
];

/** The session cookie as sent, valid or not. */
export function sessionIdOf(c: Context, site: Site = 'portal'): string | null {
  return readCookie(c, SESSION_COOKIES[site], isHttps(c));
}

export function giveCookie(c: Context, { sessionId, maxAgeMs }: SessionCookie, site: Site = 'portal'): void {
  writeCookie(c, SESSION_COOKIES[site], sessionId, { isHttps: isHttps(c), lifeMs: maxAgeMs });
}

/** Lasts as long as the link of an activation mail. */
export function giveBrowserCookie(c: Context, browserId: string): void {
  writeCookie(c, BROWSER_COOKIE, browserId, { isHttps: isHttps(c), lifeMs: ACTIVATION_MS });
}

export function giveKnownBrowserCookie(c: Context, { sessionId, maxAgeMs }: SessionCookie): void {
  writeCookie(c, KNOWN_BROWSER_COOKIE, sessionId, { isHttps: isHttps(c), lifeMs: maxAgeMs });
}

export function dropSessionCookie(c: Context, site: Site = 'portal'): void {
  dropCookie(c, SESSION_COOKIES[site], isHttps(c));
}

declare module 'hono' {
  interface ContextVariableMap {
    /** Whether the headers `X-Forwarded-…` come from a proxy of this installation. */
    trustsProxy: boolean;
  }
}

/** Tells `originOf` and `visitOf` for each request whether the portal is behind a trusted proxy. */
export function behindProxy(trustsProxy: boolean): MiddlewareHandler {
  return (c, next) => {
    c.set('trustsProxy', trustsProxy);
    return next();
  };
}

/** Origin that the browser requested. Behind a trusted proxy, scheme and host are those it reports. */
export function originOf(c: Context): string {
  const { protocol, host } = new URL(c.req.url);
  return `${forwarded(c, 'x-forwarded-proto') ?? protocol.slice(0, -1)}://${host}`;
}

/** Whether the browser requested the page over https. */
export function isHttps(c: Context): boolean {
  return originOf(c).startsWith('https:');
}

/** The visitor's IP address. */
export function visitorAddress(c: Context): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } };
  return forwarded(c, 'x-forwarded-for') ?? incoming?.socket.remoteAddress ?? 'local';
}

/** Returns the last entry, which the trusted proxy added; earlier ones can be forged by the client. */
function forwarded(c: Context, header: string): string | undefined {
  if (!c.get('trustsProxy')) return undefined;
  return c.req.header(header)?.split(',').at(-1)?.trim();
}
