import type { Context, Hono } from 'hono';
import { TICKET_MS } from '../config/settings';
import { type Account, accountDatabase } from '../db/accounts';
import type { Queries } from '../db/database';
import { putOnce, takeOnce } from '../db/one-time';
import { getWithEffect } from '../http/get-with-effect';
import type { Services } from '../http/services';
import { dropSessionCookie, originOf, visitOf } from '../http/visit';
import { newSecret } from '../lib/secrets';

export const ACCEPT_PATH = '/sso/accept';
export const AUTHORIZE_PATH = '/sso/authorize';
export const LEAVE_PATH = '/sso/leave';

/** Endpoints that accept tickets: sign-on and sign-out on the portal's origin, and the second site. */
export type TicketTaker = 'portal' | 'second' | 'leave';

/** Creates a ticket that each endpoint accepts once, within two minutes, as long as its account has not been deleted. */
export async function newTicket(
  db: Queries,
  accountId: number | null,
  takers: readonly TicketTaker[],
  now: Date,
): Promise<string> {
  const ticket = newSecret();
  const detail = accountId === null ? {} : { accountId };
  const entry = { purpose: 'ticket', detail, now, lifeMs: TICKET_MS } as const;
  for (const taker of takers) await putOnce(db, { ...entry, key: `${taker}:${ticket}` });
  return ticket;
}

/**
 * Consumes a ticket. The dev console lists the sign-in.
 * @returns the ticket's account; null when the ticket is unknown, used or expired
 */
export async function takeTicket(
  { db, isDevConsoleOn }: Pick<Services, 'db' | 'isDevConsoleOn'>,
  taker: TicketTaker,
  ticket: string,
  now: Date,
): Promise<number | null> {
  const taken = await takeOnce(db, 'ticket', `${taker}:${ticket}`, now);
  if (!taken || taken.isExpired) return null;
  const accountId = Number(taken.detail.accountId);
  if (isDevConsoleOn) await recordAccepted(accountDatabase(db, accountId), accountId, now);
  return accountId;
}

function recordAccepted(db: Queries, accountId: number, now: Date) {
  return db.query('insert into sso_propagations (account_id, accepted_at) values ($1, $2)', [accountId, now]);
}

/**
 * SSO endpoints and ticket, returned by every sign-in call; undefined for an account without SSO. The second
 * site is not included, because a page under the strict policy (`connect-src 'self'`) cannot call it. It
 * redirects to AUTHORIZE_PATH instead, to which the page's policy does not apply.
 */
export async function ssoPropagationOf(
  db: Queries,
  account: Account,
  now: Date,
): Promise<{ sso: string[]; ticket: string } | undefined> {
  if (!account.has_sso) return undefined;
  return { sso: [ACCEPT_PATH], ticket: await newTicket(db, account.id, ['portal'], now) };
}

/** SSO endpoints and ticket for signing out, returned when an account is deleted (decisions, part K). */
export async function ssoSignOutOf(
  db: Queries,
  { has_sso: hasSso }: Account,
  now: Date,
): Promise<{ sso: string[]; ticket: string } | undefined> {
  if (!hasSso) return undefined;
  return { sso: [LEAVE_PATH], ticket: await newTicket(db, null, ['leave'], now) };
}

export function mountSso(app: Hono, services: Services): void {
  getWithEffect(app, ACCEPT_PATH, async (c) => {
    const accountId = await takeTicket(services, 'portal', c.req.query('ticket') ?? '', services.now());
    return c.body(null, accountId === null ? 403 : 204);
  });
  getWithEffect(app, LEAVE_PATH, (c) => leave(c, services));
  getWithEffect(app, AUTHORIZE_PATH, async (c) => {
    const service = serviceOf(c, services);
    if (!service) return c.notFound();
    const { account } = await visitOf(c, services);
    if (account?.state === 'active')
      service.searchParams.set(
        'ticket',
        await newTicket(accountDatabase(services.db, account.id), account.id, ['second'], services.now()),
      );
    c.header('Cache-Control', 'no-store');
    return c.redirect(service.href, 303);
  });
}

/** Deletes the second site's cookie. The deletion has ended the account's sessions on all sites. */
async function leave(c: Context, { db, now }: Services): Promise<Response> {
  const taken = await takeOnce(db, 'ticket', `leave:${c.req.query('ticket') ?? ''}`, now());
  c.header('Cache-Control', 'no-store');
  if (!taken || taken.isExpired) return c.body(null, 403);
  await db.query("delete from sessions where account_id = $1 and site <> 'portal'", [taken.detail.accountId]);
  dropSessionCookie(c, 'second');
  return c.body(null, 204);
}

/** Validates `service`: a ticket is only sent to the second site's endpoint. */
function serviceOf(c: Context, { sites }: Services): URL | null {
  const raw = c.req.query('service') ?? '';
  const accept = sites && new URL(ACCEPT_PATH, originOn(c, sites.secondPort));
  if (!accept || !URL.canParse(raw)) return null;
  const { origin, pathname, searchParams, username, password } = new URL(raw);
  if (origin !== accept.origin || pathname !== accept.pathname || username || password) return null;
  const next = searchParams.get('next');
  if (next) accept.searchParams.set('next', next);
  return accept;
}

/** Origin of the other site: the host of this request with another port. */
export function originOn(c: Context, port: number): string {
  const url = new URL(originOf(c));
  url.port = String(port);
  return url.origin;
}
