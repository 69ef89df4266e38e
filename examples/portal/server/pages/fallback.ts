import { html } from 'hono/html';
import { byRoute } from '#config/application-forms';
import { bySectionRoute } from '#config/member-center/sections';
import { MOBILE_ROUTES, PATHS, type RouteName } from '#config/paths';
import type { Html } from './html';
import type { PageContext } from './layout';
import { TITLES } from './titles';

/** Classes of `cms.css` with the height and width of the card that replaces the fallback. */
type Size = 'line' | 'short' | 'medium' | 'high' | 'tall' | 'text' | 'form' | 'section';

/** The card of each route. */
const SIZES: Readonly<Record<RouteName, Size>> = {
  ...bySectionRoute((): Size => 'section'),
  Login: 'high',
  SsoLogin: 'line',
  Register: 'tall',
  EmailRegisterSucceed: 'short',
  MobileRegisterSucceed: 'short',
  ServiceAgreement: 'text',
  FindPassword1: 'short',
  FindPassword2: 'short',
  FindPassword3: 'short',
  Authentication: 'medium',
  NoPermission: 'line',
  MLogin: 'high',
  MRegister: 'tall',
  MAgreement: 'text',
  MIndex: 'high',
  AppRegister: 'tall',
  Qrcode: 'high',
  ...byRoute((): Size => 'form'),
  ErrorExistent: 'short',
  NotFound: 'short',
  TestPage: 'short',
};

/** The content of the portal's element until it is ready: a card of the route's size, so that nothing moves then. */
export function fallback(route: RouteName, { account }: PageContext, title = TITLES[route]): Html {
  const signIn = MOBILE_ROUTES.includes(route) ? PATHS.MLogin : PATHS.Login;
  const link = account ? '' : html` <a href="${signIn}">登录</a>`;
  return card(route, title, html`正在加载${link}`);
}

/** The same for a page that does not exist, which a viewer also sees without the script. */
export function notFoundFallback(): Html {
  return card(
    'NotFound',
    '您访问的页面不存在',
    html`现在我有点忙…… <a href="${PATHS.UserHome}">返回我的首页</a>`,
  );
}

function card(route: RouteName, title: string, text: Html): Html {
  return html`<div class="loading ${SIZES[route]}"><h1>${title}</h1><p>${text}</p></div>`;
}
