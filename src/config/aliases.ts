import type { RouteName } from './paths';

/** Alternative paths of a route, which are not redirected (doc 3 § 2). */
export const ALIASES: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  SsoLogin: ['/OauthClientWeixin/callback.do', '/OauthClientWeixin/callback.html'],
  Register: ['/regist/regist.jsp'],
  ServiceAgreement: ['/register/verify.html', '/register/verify.jsp', '/regist/verify.jsp'],
};

/** Redirects, which keep query and hash (doc 3 § 2, OQ-17). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/login.html',
  '/m': '/mobile/new/login.html',
  '/i18n/mobile/login/login.html': '/mobile/new/login.html',
  '/user': '/index.html',
};
