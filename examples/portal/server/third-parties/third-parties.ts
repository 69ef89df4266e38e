import type { Context, Hono } from 'hono';
import { PATHS } from '#config/paths';
import { PROVIDERS } from '#config/providers';
import { stateRefusal } from '../accounts/account-rules';
import { currentPasswordRefusal, hasProof, noteProof } from '../accounts/password-proof';
import { UNBIND_PATH } from '../bindings/bindings';
import { bindingsOf, bindProviderUser } from '../bindings/oauth-bindings';
import { APPID, OAUTH_SKEW_MS } from '../config/settings';
import { type Account, noteSignIn } from '../db/accounts';
import { knowBrowser } from '../db/browsers';
import { makesTooManyAccounts } from '../db/limits';
import { startSession } from '../db/sessions';
import { CODES } from '../http/codes';
import { readForm } from '../http/fields';
import { type Services, servicesOf } from '../http/services';
import { giveCookie, giveKnownBrowserCookie, originOf, tellViewer, visitOf } from '../http/visit';
import { ownPath } from '../lib/own-path';
import { BINDINGS_PAGE, fieldsOf, identityPage, oauthPage, oauthRefusedPage, signInAgainPage } from './pages';
import type { Method, OauthRequest } from './request';
import { accountOfUser, type Choice, choicesOf, isNewUser, userOf } from './users';

const PATH = '/openapi/v2/user/oauth/:provider';

/**
 * Mounts simulated third-party providers. Their page lets the visitor choose a user and grant or deny
 * consent. `login`: signs in to the account bound to the user. A new user gets an account, and is redirected
 * back either directly or through the phone-binding page. `binding`: binds the user to the account that is
 * signed in when the form is sent, after a proof that the viewer owns the account. Denied consent redirects to
 * the page of origin.
 */
export function mountOauth(app: Hono, services: Services): void {
  app.get(PATH, (c, next) => (c.req.path === UNBIND_PATH ? next() : ask(c, services)));
  app.post(PATH, (c, next) => (c.req.path === UNBIND_PATH ? next() : agree(c, services)));
}

async function ask(c: Context, services: Services): Promise<Response> {
  const request = readRequest(c, c.req.query());
  const method = methodOf(request);
  const { account, sessionId } = await visitOf(c, services);
  const code = refusalOf(request, services.now()) ?? (method === 'binding' ? viewerRefusal(account) : null);
  if (code !== null) return refused(c, method, code);
  const asked = request.cameFrom ?? ownPath(c.req.header('referer'), originOf(c));
  const cameFrom = asked ?? HOMES[method].refused;
  const viewer = method === 'binding' ? account : null;
  if (viewer && !(await hasProof(services.db, { sessionId, account: viewer, now: services.now() })))
    return askProof(c, services, { ...request, cameFrom });
  tellViewer(c, account);
  return c.html(
    oauthPage(request, { cameFrom, viewer, choices: await choicesOf(services, request, method) }),
  );
}

/** Asks for the password; the owner of an account without one signs in at one of its third parties again. */
async function askProof(
  c: Context,
  services: Services,
  request: OauthRequest,
  refusal: number | null = null,
): Promise<Response> {
  const { account } = await visitOf(c, services);
  if (!account || account.password_hash) return c.html(identityPage(request, refusal));
  const bound = await bindingsOf(services.db, account.id);
  return c.html(signInAgainPage(request, new Set(bound.map(({ provider }) => provider))));
}

/** Checks the typed password and redirects to the provider's page. */
async function prove(
  c: Context,
  services: Services,
  request: OauthRequest,
  password: string,
): Promise<Response> {
  const { account, sessionId } = await visitOf(c, services);
  const { db, now } = services;
  if (!account) return refused(c, 'binding', CODES.notLoggedIn);
  const refusal = await currentPasswordRefusal(db, { sessionId, account, now: now() }, password);
  if (refusal !== null) return askProof(c, services, request, refusal);
  await noteProof(db, sessionId, now());
  return c.redirect(`${c.req.path}?${new URLSearchParams(fieldsOf(request))}`, 303);
}

async function agree(c: Context, services: Services): Promise<Response> {
  const form = await readForm(c);
  const request = readRequest(c, form);
  const method = methodOf(request);
  const code = refusalOf(request, services.now());
  if (code !== null) return refused(c, method, code);
  if (form.password !== undefined) return prove(c, services, request, form.password);
  if (form.user === 'refused') return c.redirect(request.cameFrom ?? HOMES[method].refused, 303);
  const choice = form.user ?? 'bound';
  if (isNewUser(choice)) {
    const { addressKey } = await visitOf(c, services);
    if (await makesTooManyAccounts(services, addressKey, services.now()))
      return refused(c, method, CODES.tooOften);
  }
  return ACTIONS[method](c, services, request, choice);
}

type Action = (c: Context, services: Services, request: OauthRequest, choice: Choice) => Promise<Response>;

const ACTIONS: Readonly<Record<Method, Action>> = { login: signIn, binding: bind };
const HOMES = {
  login: { agreed: PATHS.UserHome, refused: PATHS.Login },
  binding: { agreed: BINDINGS_PAGE, refused: BINDINGS_PAGE },
} as const;

async function signIn(
  c: Context,
  services: Services,
  request: OauthRequest,
  choice: Choice,
): Promise<Response> {
  const user = await userOf(services, request.provider, choice);
  if (!user) return refused(c, 'login', CODES.badParameters);
  const account = await accountOfUser(services.db, user);
  const refusal = stateRefusal(account);
  if (refusal !== null) return refused(c, 'login', refusal);
  const now = services.now();
  const { sessionId: previousId, knownBrowserId } = await visitOf(c, services);
  const accountId = account.id;
  const { cookie, known } = await servicesOf(services, account).db.transaction(async (inner) => {
    await noteSignIn(inner, accountId, now);
    // With a password, only the password proves its owner.
    const isProof = !account.password_hash;
    return {
      cookie: await startSession(inner, { accountId, isProof, previousId, now }),
      known: await knowBrowser(inner, { browserId: knownBrowserId, accountId, now }),
    };
  });
  giveCookie(c, cookie);
  giveKnownBrowserCookie(c, known);
  const home = request.backurl ?? HOMES.login.agreed;
  const byWayOf = `${PATHS.Authentication}?${new URLSearchParams({ service: home })}`;
  return c.redirect(choice === 'unverified' ? byWayOf : home, 303);
}

async function bind(
  c: Context,
  services: Services,
  request: OauthRequest,
  choice: Choice,
): Promise<Response> {
  const { account, sessionId } = await visitOf(c, services);
  const refusal = viewerRefusal(account);
  if (!account || refusal !== null) return refused(c, 'binding', refusal ?? CODES.notLoggedIn);
  const user = choice === 'unverified' ? null : await userOf(services, request.provider, choice);
  if (!user) return refused(c, 'binding', CODES.badParameters);
  const viewer = { sessionId, account, now: services.now() };
  const isBound = await servicesOf(services, account).db.transaction(async (inner) =>
    (await hasProof(inner, viewer)) ? bindProviderUser(inner, account.id, user) : null,
  );
  if (isBound === null) return askProof(c, services, request);
  return c.redirect(isBound ? (request.backurl ?? HOMES.binding.agreed) : PATHS.ErrorExistent, 303);
}

function readRequest(c: Context, fields: Readonly<Record<string, string>>): OauthRequest {
  const { appid = '', method = '', timestamp = '', backurl, came_from: cameFrom } = fields;
  return {
    provider: c.req.param('provider') ?? '',
    appid,
    method,
    timestamp,
    backurl: ownPath(backurl, originOf(c)),
    cameFrom: ownPath(cameFrom, originOf(c)),
  };
}

/** Defaults to `login`, so that invalid requests have a method too. */
function methodOf({ method }: OauthRequest): Method {
  return method === 'binding' ? 'binding' : 'login';
}

function refusalOf({ provider, appid, method, timestamp }: OauthRequest, now: Date): number | null {
  if (appid !== APPID) return CODES.unknownApp;
  const isKnown = Object.values(PROVIDERS).some(({ slug }) => slug === provider);
  const isTimely =
    /^\d{10}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp) * 1000) <= OAUTH_SKEW_MS;
  return isKnown && Object.hasOwn(ACTIONS, method) && isTimely ? null : CODES.badParameters;
}

function viewerRefusal(account: Account | null): number | null {
  return account ? stateRefusal(account) : CODES.notLoggedIn;
}

function refused(c: Context, method: Method, code: number): Response | Promise<Response> {
  return c.html(oauthRefusedPage(method, code), code === CODES.notLoggedIn ? 403 : 400);
}
