import type { Context, Hono } from 'hono';
import { ALIASES, REDIRECTS } from '#config/aliases';
import type { ApplicationRoute } from '#config/application-forms';
import { APPLICATION_PATHS } from '#config/application-routes.build-time';
import { SECTION_NAMES, SECTIONS } from '#config/member-center/sections';
import { PATHS, pathTo, type RouteName } from '#config/paths';
import { endSession } from '../db/sessions';
import { getWithEffect } from '../http/get-with-effect';
import { ownPageBefore } from '../http/request-origin';
import type { Services } from '../http/services';
import { dropSessionCookie, tellViewer, visitOf } from '../http/visit';
import { CHANNELS, channelImage } from './channel-links';
import {
  applicationPage,
  barePortalPage,
  busyPage,
  campaignPage,
  channelPage,
  loginPage,
  memberCenterPage,
  memberPage,
  mobileHomePage,
  mobileLoginPage,
  portalPage,
  privacyPage,
  qrcodePage,
  servicePage,
} from './cms';
import type { Html } from './html';
import { type PageContext, PRIVACY_PAGE, SERVICE_PAGE, SIGN_OUT } from './layout';
import { newsPage } from './news';
import { PLAYER_PAGES, playerPage } from './player';
import type { Preloads } from './preloads';
import type { Prints } from './prints';
import { announceRules, mountSpeculationRules } from './speculation-rules';

type Draw = (context: PageContext) => Html;

const PAGES: readonly (readonly [path: string, draw: Draw])[] = [
  [PATHS.Login, loginPage],
  ['/news/1.html', newsPage],
  [SERVICE_PAGE, servicePage],
  [PRIVACY_PAGE, privacyPage],
  ['/member.html', memberCenterPage],
  ['/campaign.html', campaignPage],
  [PATHS.MLogin, mobileLoginPage],
  [PATHS.MIndex, mobileHomePage],
  [PATHS.Qrcode, qrcodePage],
  ...CHANNELS.map(
    ({ href, label }) => [href, (context: PageContext) => channelPage(label, context)] as const,
  ),
];

/** Routes rendered by `<cntv-portal>`, with their aliases. */
const PORTAL_ROUTES: readonly RouteName[] = [
  'SsoLogin',
  'Register',
  'EmailRegisterSucceed',
  'MobileRegisterSucceed',
  'ServiceAgreement',
  'FindPassword1',
  'FindPassword2',
  'FindPassword3',
  'Authentication',
  'ErrorExistent',
  'NoPermission',
];
/** Applications and campaigns of the documents, whose pages send nothing. */
const APPLICATION_ROUTES = Object.keys(APPLICATION_PATHS) as ApplicationRoute[];
/** Routes without header and footer (doc 2 § 2). */
const BARE_ROUTES: readonly RouteName[] = ['MRegister', 'MAgreement', 'AppRegister'];

const MEMBER_ROUTES = SECTION_NAMES.map((section) => SECTIONS[section].route);

/** The sign-in and the member pages, which are prerendered. They send nothing before the viewer goes to them. */
const PRERENDERED = ['Login', 'MLogin', 'MIndex', ...MEMBER_ROUTES] as const satisfies readonly RouteName[];

const CHANGE_PASSWORD_PAGE = pathTo('UserSetting', { tabName: 'modifyPasswd.jsp' });

/** The bare test page, also with `=` percent-encoded by a browser or mail client (ROUTE-12). */
const TEST_PAGE = '/:page{dGVzdA(?:=|%3[Dd]){2}\\.html}';

/** All routes; those without path parameters take precedence, as in the widgets. */
const ALL_ROUTES = (Object.keys(PATHS) as RouteName[]).sort(
  (a, b) => Number(PATHS[a].includes('{')) - Number(PATHS[b].includes('{')),
);

/** Base path of a second copy of the route table. */
const BASE = '/site';

/** Mounts the pages. Has to be mounted last, because it serves the busy page for every other path. */
export function mountPages(app: Hono, services: Services, preloads: Preloads, prints: Prints): void {
  const show = pageResponse(services, preloads, prints);
  for (const [from, to] of Object.entries(REDIRECTS))
    app.get(from, (c) => c.redirect(to + new URL(c.req.url).search));
  // Password managers lead there (https://w3c.github.io/webappsec-change-password-url/).
  app.get('/.well-known/change-password', (c) => c.redirect(CHANGE_PASSWORD_PAGE));
  const drawn: readonly (readonly [path: string, draw: Draw])[] = [
    ...PAGES,
    ...rowsOf(PORTAL_ROUTES, drawPortal('')),
    ...rowsOf(MEMBER_ROUTES, memberPage),
    ...rowsOf(APPLICATION_ROUTES, applicationPage),
    ...rowsOf(BARE_ROUTES, barePortalPage),
    ...rowsOf(['TestPage'], drawPortal('')),
    ...rowsOf(ALL_ROUTES, drawPortal(BASE), BASE),
    [BASE, (context) => portalPage(BASE, 'Login', context)],
    [`${BASE}/*`, (context) => portalPage(BASE, 'NotFound', context)],
  ];
  for (const [path, draw] of drawn) app.get(path, (c) => show(c, draw));
  for (const channel of CHANNELS)
    app.get(channel.image, (c) => c.body(channelImage(channel), 200, { 'Content-Type': 'image/svg+xml' }));
  for (const [path, title] of PLAYER_PAGES)
    app.get(path, (c) => show(c, (context) => playerPage(title, c.req.param('id'), context)));
  mountSignOut(app, services);
  mountSpeculationRules(app, ['/member.html', ...PRERENDERED.flatMap(patternsOf)]);
  app.notFound((c) => show(c, busyPage, 404));
}

type DrawRoute = (route: RouteName, context: PageContext) => Html;

const drawPortal =
  (base: string): DrawRoute =>
  (route, context) =>
    portalPage(base, route, context);

/** Rows of the pages of routes with their aliases. */
function rowsOf(names: readonly RouteName[], draw: DrawRoute, base = ''): [path: string, draw: Draw][] {
  return names.flatMap((name) =>
    patternsOf(name).map((path): [string, Draw] => [base + path, (context) => draw(name, context)]),
  );
}

/** Converts the paths of a route to the patterns of the server's router. */
function patternsOf(name: RouteName): string[] {
  if (name === 'TestPage') return [TEST_PAGE];
  return [PATHS[name], ...(ALIASES[name] ?? [])].map((path) => path.replace(/\{(\w+)\}/g, ':$1'));
}

function pageResponse(services: Services, preloads: Preloads, prints: Prints) {
  return async (c: Context, draw: Draw, status: 200 | 404 = 200): Promise<Response> => {
    preloads.hint(c);
    const { account } = await visitOf(c, services);
    tellViewer(c, account);
    const { publicKey, isDevConsoleOn, sites } = services;
    const page = draw({ account, publicKey, isDevConsoleOn, sites, prints });
    await preloads.announce(c, page);
    await prints.allow(c, page);
    announceRules(c);
    c.header('Cache-Control', 'private, no-cache');
    return c.html(page, status);
  };
}

/**
 * Mounts signing out. The documents define no call for it, so the portal has a form, and a URL to which the
 * widgets navigate. A navigation from another site redirects to the home page without signing out.
 */
function mountSignOut(app: Hono, services: Services): void {
  app.post(SIGN_OUT, (c) => signOut(c, services, PATHS.Login));
  getWithEffect(app, SIGN_OUT, async (c) => {
    const from = ownPageBefore(c);
    if (from === null) return c.redirect(PATHS.UserHome, 303);
    return signOut(c, services, from === PATHS.MIndex ? PATHS.MLogin : PATHS.Login);
  });
}

async function signOut(c: Context, services: Services, next: string): Promise<Response> {
  const { sessionId } = await visitOf(c, services);
  await endSession(services.db, sessionId);
  dropSessionCookie(c);
  return c.redirect(next, 303);
}
