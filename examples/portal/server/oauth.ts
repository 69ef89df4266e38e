import type { Context, Hono } from 'hono';
import { PATHS } from '../../../src/config/paths';
import { PROVIDERS } from '../../../src/config/providers';
import { noteSignIn } from './accounts';
import { CODES, envelope, refuse } from './codes';
import { oauthPage, oauthRefusedPage } from './pages/oauth';
import { ownFormsOnly } from './pages/security';
import { ownPath } from './redirects';
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

/**
 * Third-party sign-in with simulated providers: the page stands for the provider's own, agreeing signs in the demo
 * member whose account is bound there.
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
    const code = refusalOf(request, services.now());
    if (code) return c.html(oauthRefusedPage(envelope(refuse(code))), 400);
    await signInMember(c, services);
    return c.redirect(request.backurl ?? PATHS.UserHome, 303);
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

async function signInMember(c: Context, services: Services): Promise<void> {
  const now = services.now();
  const { sessionId: previousId } = await visitOf(c, services);
  const [member] = await services.db.query<{ id: number }>(
    'select id from accounts where provider_user is not null order by id limit 1',
  );
  if (!member) return;
  await noteSignIn(services.db, member.id, now);
  giveCookie(c, await startSession(services.db, { accountId: member.id, previousId, now }));
}
