import { APPLICATION_ROUTES } from '#config/application-sizes.build-time';
import { SECTION_NAMES, SECTIONS, sectionSkeleton } from '#config/member-center/sections';
import type { RouteRow } from './route-table';
import { SECTION_SCREENS } from './section-screens';

/** Size of a screen that says how something stands, with one sentence. */
const STATUS_PAGE = { height: 382, width: 560 };

/**
 * The route table: the screen of each named route (paths in `src/config/paths.ts`, `src/config/aliases.ts`; the sections of the
 * member centre in `src/config/member-center/sections.ts`).
 */
export const routes: readonly RouteRow[] = [
  ...SECTION_NAMES.map(
    (section): RouteRow => ({
      name: SECTIONS[section].route,
      ...SECTION_SCREENS[section],
      skeleton: ({ tabName }, hasMenu) => sectionSkeleton(section, tabName, hasMenu),
    }),
  ),
  {
    name: 'Login',
    load: () => import('#features/login/login-route'),
    skeleton: { height: 566, hasCode: true },
  },
  {
    name: 'Qrcode',
    load: () => import('#features/qr-login/qr-login-route'),
    areas: ['portal'],
    skeleton: { height: 516 },
  },
  { name: 'MLogin', load: () => import('#features/login/mobile-login-route'), skeleton: { height: 566 } },
  {
    name: 'Register',
    load: () => import('#features/register/register-screen'),
    areas: ['account'],
    skeleton: { height: 784 },
  },
  {
    name: 'AppRegister',
    load: () => import('#features/register/register-screen'),
    areas: ['account'],
    skeleton: { height: 784 },
  },
  {
    name: 'MRegister',
    load: () => import('#features/register/mobile/mobile-register-screen'),
    areas: ['account'],
    skeleton: { height: 724 },
  },
  {
    name: 'EmailRegisterSucceed',
    load: () => import('#features/register/register-succeed-screen'),
    areas: ['account'],
    skeleton: STATUS_PAGE,
  },
  {
    name: 'MobileRegisterSucceed',
    load: () => import('#features/register/mobile/mobile-register-succeed-screen'),
    areas: ['account'],
    skeleton: STATUS_PAGE,
  },
  {
    name: 'Authentication',
    load: () => import('#features/phone-binding/phone-binding-screen'),
    areas: ['account'],
    skeleton: { height: 432 },
  },
  {
    name: 'ServiceAgreement',
    load: () => import('#features/agreement/agreement-screen'),
    areas: ['account'],
    skeleton: { height: 559, width: 560 },
  },
  {
    name: 'MAgreement',
    load: () => import('#features/agreement/mobile-agreement-screen'),
    areas: ['account'],
    skeleton: { height: 559, width: 560 },
  },
  {
    name: 'SsoLogin',
    load: () => import('#features/sso/sso-login-screen'),
    areas: ['account'],
    skeleton: { height: 164 },
  },
  {
    name: 'FindPassword1',
    load: () => import('#features/recovery/find-password1-screen'),
    areas: ['account'],
    skeleton: { height: 338 },
  },
  {
    name: 'FindPassword2',
    load: () => import('#features/recovery/find-password2-screen'),
    areas: ['account'],
  },
  {
    name: 'FindPassword3',
    load: () => import('#features/recovery/find-password3-screen'),
    areas: ['account'],
  },
  {
    name: 'NoPermission',
    load: () => import('#features/error-pages/no-permission-screen'),
    areas: ['portal'],
    skeleton: STATUS_PAGE,
  },
  {
    name: 'MIndex',
    load: () => import('#features/mobile-home/mobile-home-screen'),
    areas: ['lists', 'member'],
    skeleton: { height: 632 },
  },
  ...APPLICATION_ROUTES.map(
    ({ route, height, phoneHeight }): RouteRow => ({
      name: route,
      load: () => import('#features/apply-form/application-screen'),
      areas: ['application'],
      skeleton: { height, phoneHeight, width: 840 },
    }),
  ),
  { name: 'TestPage', load: () => import('#features/test-page/test-page-screen') },
  {
    name: 'ErrorExistent',
    load: () => import('#features/error-pages/existent-screen'),
    areas: ['portal'],
    skeleton: STATUS_PAGE,
  },
  {
    name: 'NotFound',
    load: () => import('#features/error-pages/not-found-screen'),
    areas: ['portal'],
    skeleton: STATUS_PAGE,
  },
];
