import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { PATHS } from '../../../src/config/paths';
import { accountOf } from './accounts';
import { secondSitePage } from './pages/second-site';
import { ownFormsOnly } from './pages/security';
import { ownPath } from './redirects';
import type { Services } from './services';
import { endSession, sessionAccountId, startSession } from './sessions';
import { ACCEPT_PATH, AUTHORIZE_PATH, SECOND_COOKIE as COOKIE, originOn, takeTicket } from './sso';
import { giveCookie, originOf } from './visit';

/** In the address after the portal was asked, so that a visitor who is not signed in is not asked again and again. */
const ASKED = 'asked';

/**
 * Stands for another site of the portal, on an origin of its own: it has its own cookie and believes only a ticket.
 * Without a session it asks the portal, by redirects: the portal knows the visitor or not, and sends them back.
 */
export function mountSecondSite(app: Hono, services: Services): void {
  app.get('/', (c) => showWho(c, services));
  app.get(ACCEPT_PATH, (c) => accept(c, services));
  app.post('/signout', ownFormsOnly(), async (c) => {
    await endSession(services.db, getCookie(c, COOKIE) ?? null);
    c.header('Set-Cookie', `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
    return c.redirect(`/?${ASKED}`, 303);
  });
}

async function showWho(c: Context, services: Services): Promise<Response> {
  const { db, sites, now } = services;
  const accountId = await sessionAccountId(db, getCookie(c, COOKIE) ?? null, now(), 'second');
  const account = await accountOf(db, accountId);
  c.header('Cache-Control', 'private, no-store');
  const portal = originOn(c, sites?.portalPort ?? 0);
  const own = originOf(c);
  if (!account && c.req.query(ASKED) === undefined) {
    const service = `${own}${ACCEPT_PATH}?${new URLSearchParams({ next: '/' })}`;
    return c.redirect(`${portal}${AUTHORIZE_PATH}?${new URLSearchParams({ service })}`, 303);
  }
  const signIn = `${portal}${PATHS.Login}?${new URLSearchParams({ backurl: `${own}/` })}`;
  return c.html(secondSitePage({ account, signIn, home: portal + PATHS.UserHome }));
}

/** Called in the background it only answers; with `next`, a path of this site, it is a stop on the way there. */
async function accept(c: Context, services: Services): Promise<Response> {
  const { db } = services;
  const now = services.now();
  c.header('Cache-Control', 'no-store');
  const accountId = await takeTicket(services, 'second', c.req.query('ticket') ?? '', now);
  const next = ownPath(c.req.query('next'), originOf(c));
  if (accountId === null) return next ? c.redirect(`/?${ASKED}`, 303) : c.body(null, 403);
  const previousId = getCookie(c, COOKIE) ?? null;
  giveCookie(c, await startSession(db, { accountId, previousId, now, site: 'second' }), COOKIE);
  return next ? c.redirect(next, 303) : c.body(null, 204);
}
