import type { Context, Hono } from 'hono';
import type { Account } from './accounts';
import type { Queries } from './db/database';
import { putOnce, takeOnce } from './one-time';
import { newSecret } from './secrets';
import type { Services } from './services';
import { TICKET_MS } from './settings';
import { originOf, visitOf } from './visit';

export const ACCEPT_PATH = '/sso/accept';
export const AUTHORIZE_PATH = '/sso/authorize';
export const LEAVE_PATH = '/sso/leave';

/** Of the second site. Cookies do not tell ports apart, so it must not be called as the portal's is. */
export const SECOND_COOKIE = 'second_session';

/** Who takes tickets: the endpoints on the portal's own origin, one to sign on and one to sign out, and the second site. */
export type TicketTaker = 'portal' | 'second' | 'leave';

/** A ticket counts once for each of its takers, and for two minutes. */
export async function newTicket(
  db: Queries,
  accountId: number,
  takers: readonly TicketTaker[],
  now: Date,
): Promise<string> {
  const ticket = newSecret();
  const entry = { purpose: 'ticket', detail: { accountId }, now, lifeMs: TICKET_MS } as const;
  for (const taker of takers) await putOnce(db, { ...entry, key: `${taker}:${ticket}` });
  return ticket;
}

/**
 * Uses up a ticket and records the sign-in for the dev console.
 * @returns the ticket's account; null when the ticket is unknown, used or expired
 */
export async function takeTicket(
  { db }: Services,
  taker: TicketTaker,
  ticket: string,
  now: Date,
): Promise<number | null> {
  const taken = await takeOnce(db, 'ticket', `${taker}:${ticket}`, now);
  if (!taken || taken.isExpired) return null;
  const accountId = Number(taken.detail.accountId);
  await db.query('insert into hand_offs (account_id, accepted_at) values ($1, $2)', [accountId, now]);
  return accountId;
}

/**
 * What the sign-in answer tells about the portal's other sites; nothing for an account without a hand-off. The second
 * site is not named: a page under the strict policy (`connect-src 'self'`) may not call it. It asks by itself, with a
 * redirect to AUTHORIZE_PATH, which no policy of the page concerns.
 */
export async function handOffOf(
  db: Queries,
  account: Account,
  now: Date,
): Promise<{ sso: string[]; ticket: string } | undefined> {
  if (!account.has_sso) return undefined;
  return { sso: [ACCEPT_PATH], ticket: await newTicket(db, account.id, ['portal'], now) };
}

/** What the answer of a deleted account tells: the same shape, for signing out (decisions, part K). */
export async function leaveOf(
  db: Queries,
  { id, has_sso: hasSso }: Account,
  now: Date,
): Promise<{ sso: string[]; ticket: string } | undefined> {
  if (!hasSso) return undefined;
  return { sso: [LEAVE_PATH], ticket: await newTicket(db, id, ['leave'], now) };
}

export function mountSso(app: Hono, services: Services): void {
  app.get(ACCEPT_PATH, async (c) => {
    const accountId = await takeTicket(services, 'portal', c.req.query('ticket') ?? '', services.now());
    return c.body(null, accountId === null ? 403 : 204);
  });
  app.get(LEAVE_PATH, (c) => leave(c, services));
  app.get(AUTHORIZE_PATH, async (c, next) => {
    const service = serviceOf(c, services);
    if (!service) return next();
    const { account } = await visitOf(c, services);
    if (account?.state === 'active')
      service.searchParams.set(
        'ticket',
        await newTicket(services.db, account.id, ['second'], services.now()),
      );
    c.header('Cache-Control', 'no-store');
    return c.redirect(service.href, 303);
  });
}

/** Ends what the account has on other sites, and takes the second site's cookie out of this browser. */
async function leave(c: Context, { db, now }: Services): Promise<Response> {
  const taken = await takeOnce(db, 'ticket', `leave:${c.req.query('ticket') ?? ''}`, now());
  c.header('Cache-Control', 'no-store');
  if (!taken || taken.isExpired) return c.body(null, 403);
  await db.query("delete from sessions where account_id = $1 and site <> 'portal'", [taken.detail.accountId]);
  c.header('Set-Cookie', `${SECOND_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
  return c.body(null, 204);
}

/** A ticket is given to the second site's endpoint alone, wherever a request wants it to go. */
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

/** The same host by another port: where the other site is reached from this browser. */
export function originOn(c: Context, port: number): string {
  const url = new URL(originOf(c));
  url.port = String(port);
  return url.origin;
}
