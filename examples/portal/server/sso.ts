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

/** Who takes tickets: the endpoint on the portal's own origin, and the second site. */
export type TicketTaker = 'portal' | 'second';

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

/** @returns the account that the ticket is for; null when it is unknown, used or too old. The desk sees who came. */
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

export function mountSso(app: Hono, services: Services): void {
  app.get(ACCEPT_PATH, async (c) => {
    const accountId = await takeTicket(services, 'portal', c.req.query('ticket') ?? '', services.now());
    return c.body(null, accountId === null ? 403 : 204);
  });
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
