import { APPLICATION_PATHS } from './application-routes.build-time';
import { SECTION_PATHS } from './member-center/section-values.build-time';

/** Paths of the portal's routes by their documented names (doc 3 § 2); `{…}` is a parameter. */
export const PATHS = {
  ...SECTION_PATHS,
  Login: '/login.html',
  SsoLogin: '/ssologin.html',
  Register: '/regist.html',
  EmailRegisterSucceed: '/register_succeed',
  MobileRegisterSucceed: '/mobile_register_succeed',
  ServiceAgreement: '/service_agreement',
  FindPassword1: '/forgetPassword/findPassword.jsp',
  FindPassword2: '/find_password2/{accountType}',
  FindPassword3: '/find_password3/{findType}',
  Authentication: '/authentication',
  NoPermission: '/account/nopermission',
  MLogin: '/mobile/new/login.html',
  MRegister: '/mobile/new/regist.html',
  MAgreement: '/i18n/mobile/regist/verify.jsp',
  MIndex: '/m/index.html',
  AppRegister: '/app/register.html',
  Qrcode: '/qrcode',
  /** The campaign info pages have no names in the documents (OQ-26). */
  ...APPLICATION_PATHS,
  ErrorExistent: '/existent',
  NotFound: '/404',
  /** Has no name in the documents. */
  TestPage: '/dGVzdA==.html',
} as const;

export type RouteName = keyof typeof PATHS;

/** Routes of the mobile site, also within the app: without the desktop navigation and footer (doc 2 § 2). */
export const MOBILE_ROUTES: readonly RouteName[] = [
  'MLogin',
  'MRegister',
  'MAgreement',
  'MIndex',
  'AppRegister',
];

/**
 * Returns the path of a route, without the portal base.
 * @param params values of the path parameters
 * @throws TypeError when a parameter is missing
 */
export function pathTo(name: RouteName, params: Readonly<Record<string, string>> = {}): string {
  return PATHS[name].replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (!value) throw new TypeError(`The route ${name} needs the parameter "${key}"`);
    return encodeURIComponent(value);
  });
}
