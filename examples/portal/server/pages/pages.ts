import type { Context, Hono } from 'hono';
import { PATHS } from '../../../../src/config/paths';
import type { Services } from '../services';
import { endSession, SESSION_COOKIE } from '../sessions';
import { visitOf } from '../visit';
import {
  activatedPage,
  busyPage,
  homePage,
  loginPage,
  messagesPage,
  mobileHomePage,
  mobileLoginPage,
  qrcodePage,
} from './cms';
import type { Html } from './html';
import type { PageContext } from './layout';
import { newsPage } from './news';
import { ownFormsOnly } from './security';

type Draw = (context: PageContext) => Html;

const PAGES: readonly (readonly [path: string, draw: Draw])[] = [
  [PATHS.Login, loginPage],
  [PATHS.UserHome, homePage],
  ['/news/1.html', newsPage],
  [PATHS.MLogin, mobileLoginPage],
  [PATHS.MIndex, mobileHomePage],
  [PATHS.Qrcode, qrcodePage],
  [PATHS.EmailRegisterSucceed, activatedPage],
  ['/account/message/subscribe', (context) => messagesPage('subscribe', context)],
  ['/account/message/system', (context) => messagesPage('system', context)],
];

/** Mounted last: what no one else answers is a page, or the busy page. */
export function mountPages(app: Hono, services: Services): void {
  app.get('/', (c) => c.redirect(PATHS.Login));
  for (const [path, draw] of PAGES) app.get(path, (c) => show(c, draw, services));
  mountSignOut(app, services);
  app.notFound((c) => show(c, busyPage, services, 404));
}

async function show(c: Context, draw: Draw, services: Services, status: 200 | 404 = 200): Promise<Response> {
  const { account } = await visitOf(c, services);
  const { publicKey, isDeskOn } = services;
  c.header('Cache-Control', 'private, no-cache');
  return c.html(draw({ account, publicKey, isDeskOn }), status);
}

/** The documents have no call for signing out; this is the portal's own form. */
function mountSignOut(app: Hono, services: Services): void {
  app.post('/signout', ownFormsOnly(), async (c) => {
    const { sessionId } = await visitOf(c, services);
    await endSession(services.db, sessionId);
    c.header('Set-Cookie', `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
    return c.redirect(PATHS.Login, 303);
  });
}
