import type { Context, Hono } from 'hono';
import { PATHS } from '../../../src/config/paths';
import { PROVIDERS } from '../../../src/config/providers';
import { type Account, addAccount, noteSignIn } from './accounts';
import { CODES, envelope, refuse } from './codes';
import type { Queries } from './db/database';
import { oauthPage, oauthRefusedPage } from './pages/oauth';
import { ownFormsOnly } from './pages/security';
import { ownPath } from './redirects';
import { newSecret } from './secrets';
import type { Services } from './services';
import { startSession } from './sessions';
import { APPID, OAUTH_SKEW_MS } from './settings';
import { giveCookie, originOf, visitOf } from './visit';

const PATH = '/openapi/v2/user/oauth/:provider';

/** What the sign-in page sends along (doc 2 § 7); `backurl` is a path of this portal. */
export type OauthRequest = {
  provider: string;
  appid: string;
  method: string;
  timestamp: string;
  backurl: string | null;
};

/** Who sits at the simulated provider: what its page lets one choose, and what comes of it. */
export const PROVIDER_USERS = ['bound', 'unbound', 'unverified', 'refused'] as const;
type ProviderUser = (typeof PROVIDER_USERS)[number];

/**
 * Third-party sign-in with simulated providers: the page stands for the provider's own. Someone whose account is
 * bound there is signed in; for someone new an account of that provider is made, and they go on at once or by way of
 * the phone-binding page; someone who does not agree is back where they came from.
 */
export function mountOauth(app: Hono, services: Services): void {
  app.use(PATH, ownFormsOnly());
  app.get(PATH, (c) => {
    const request = readRequest(c, c.req.query());
    const code = refusalOf(request, services.now());
    if (code) return c.html(oauthRefusedPage(envelope(refuse(code))), 400);
    const cameFrom = ownPath(c.req.header('referer'), originOf(c));
    return c.html(oauthPage(request, cameFrom ?? PATHS.Login));
  });
  app.post(PATH, async (c) => {
    const form = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const request = readRequest(c, form);
    const user = PROVIDER_USERS.find((name) => name === (form.user ?? 'bound'));
    const code = refusalOf(request, services.now()) ?? (user ? null : CODES.badParameters);
    if (code || !user) return c.html(oauthRefusedPage(envelope(refuse(code ?? CODES.internal))), 400);
    const account = await ACCOUNTS[user](services, request);
    if (account) await signInMember(c, services, account);
    return c.redirect(targetOf(user, request, ownPath(form.came_from, originOf(c))), 303);
  });
}

function readRequest(c: Context, fields: Readonly<Record<string, string>>): OauthRequest {
  const { appid = '', method = '', timestamp = '', backurl } = fields;
  return {
    provider: c.req.param('provider') ?? '',
    appid,
    method,
    timestamp,
    backurl: ownPath(backurl, originOf(c)),
  };
}

function refusalOf({ provider, appid, method, timestamp }: OauthRequest, now: Date): number | null {
  if (appid !== APPID) return CODES.unknownApp;
  const isKnown = Object.values(PROVIDERS).some(({ slug }) => slug === provider);
  const isTimely =
    /^\d{10}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1000) <= OAUTH_SKEW_MS;
  return isKnown && method === 'login' && isTimely ? null : CODES.badParameters;
}

const ACCOUNTS: Readonly<
  Record<ProviderUser, (services: Services, request: OauthRequest) => Promise<Account | null>>
> = {
  bound: ({ db }) => firstMember(db),
  unbound: newMember,
  unverified: newMember,
  refused: async () => null,
};

/** All paths of this portal. */
function targetOf(user: ProviderUser, { backurl }: OauthRequest, cameFrom: string | null): string {
  const home = backurl ?? PATHS.UserHome;
  if (user === 'refused') return cameFrom ?? PATHS.Login;
  return user === 'unverified' ? `${PATHS.Authentication}?${new URLSearchParams({ service: home })}` : home;
}

async function firstMember(db: Queries): Promise<Account | null> {
  const [member] = await db.query<Account>(
    "select * from accounts where provider_user is not null and state = 'active' order by id limit 1",
  );
  return member ?? null;
}

/** A simulated provider has never seen the same new user twice. */
function newMember({ db }: Services, { provider }: OauthRequest): Promise<Account | null> {
  return addAccount(db, { providerUser: `${provider}:${newSecret()}`, state: 'active' });
}

async function signInMember(c: Context, services: Services, { id: accountId }: Account): Promise<void> {
  const now = services.now();
  const { sessionId: previousId } = await visitOf(c, services);
  await noteSignIn(services.db, accountId, now);
  giveCookie(c, await startSession(services.db, { accountId, previousId, now }));
}
