import type { Context, Hono } from 'hono';
import { PATHS } from '#config/paths';
import { accountDatabase, signedInAccount } from '../db/accounts';
import { endSession, startSession } from '../db/sessions';
import { getWithEffect } from '../http/get-with-effect';
import { CSP, policyOf } from '../http/security-headers';
import type { Services } from '../http/services';
import { dropSessionCookie, giveCookie, originOf, sessionIdOf, tellViewer } from '../http/visit';
import { ownPath } from '../lib/own-path';
import { configuration } from '../pages/layout';
import { ACCEPT_PATH, AUTHORIZE_PATH, originOn, takeTicket } from '../sso/sso';
import { secondSiteHome, secondSiteLogin } from './pages';

/**
 * Query parameter set after the redirect to the portal, so that a signed-out visitor is not redirected in a
 * loop.
 */
const ASKED = 'asked';
const LOGIN_PATH = '/login.html';

/**
 * Mounts another site of the portal on its own origin, with its own cookie, which signs in by a ticket only.
 * Without a session it redirects to the portal, which redirects back, with a ticket if the visitor is signed
 * in there.
 */
export function mountSecondSite(app: Hono, services: Services): void {
  app.get('/', (c) => showWho(c, services));
  app.get(LOGIN_PATH, (c) => showLogin(c, services));
  getWithEffect(app, ACCEPT_PATH, (c) => accept(c, services));
  app.post('/signout', async (c) => {
    await endSession(services.db, sessionIdOf(c, 'second'));
    dropSessionCookie(c, 'second');
    return c.redirect(`/?${ASKED}`, 303);
  });
}

async function showWho(c: Context, services: Services): Promise<Response> {
  const { db, sites, now } = services;
  const account = await signedInAccount(db, sessionIdOf(c, 'second'), now(), 'second');
  c.header('Cache-Control', 'private, no-store');
  tellViewer(c, account);
  const portal = originOn(c, sites?.portalPort ?? 0);
  const own = originOf(c);
  if (!account && c.req.query(ASKED) === undefined) {
    const service = `${own}${ACCEPT_PATH}?${new URLSearchParams({ next: '/' })}`;
    return c.redirect(`${portal}${AUTHORIZE_PATH}?${new URLSearchParams({ service })}`, 303);
  }
  const signIn = `${portal}${PATHS.Login}?${new URLSearchParams({ backurl: `${own}/` })}`;
  const home = portal + PATHS.UserHome;
  return c.html(secondSiteHome({ account, signIn, signInHere: LOGIN_PATH, home }));
}

/**
 * Page of this site whose widgets call the API on the portal's origin (`apiBase`, CORS). The portal's cookie
 * is sent from both, since cookies are not isolated by port; the home page then signs on with a ticket.
 */
function showLogin(c: Context, services: Services): Response | Promise<Response> {
  const portal = originOn(c, services.sites?.portalPort ?? 0);
  const more = { apiBase: portal, portalHome: '/', userHome: `${originOf(c)}/`, logoutUrl: undefined };
  c.header(CSP, policyOf({ apiOrigin: portal }));
  c.header('Cache-Control', 'no-cache');
  const page = { configuration: configuration(services, more), home: portal + PATHS.UserHome };
  return c.html(secondSiteLogin(page));
}

/**
 * Takes a ticket. Responds without content to a fetch; redirects to `next`, a path of this site, if given.
 */
async function accept(c: Context, services: Services): Promise<Response> {
  const { db } = services;
  const now = services.now();
  c.header('Cache-Control', 'no-store');
  const accountId = await takeTicket(services, 'second', c.req.query('ticket') ?? '', now);
  const next = ownPath(c.req.query('next'), originOf(c));
  if (accountId === null) return next ? c.redirect(`/?${ASKED}`, 303) : c.body(null, 403);
  const session = { accountId, previousId: sessionIdOf(c, 'second'), now, site: 'second' } as const;
  const cookie = await accountDatabase(db, accountId).transaction((inner) => startSession(inner, session));
  giveCookie(c, cookie, 'second');
  return next ? c.redirect(next, 303) : c.body(null, 204);
}
