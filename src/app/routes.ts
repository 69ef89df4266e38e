import { settingsSize } from '../features/settings/tab-heights';
import type { RouteRow } from './route-table';

/**
 * The route table: the screen of each named route (paths in `src/config/paths.ts`, `src/config/aliases.ts`).
 */
export const routes: readonly RouteRow[] = [
  {
    name: 'UserHome',
    load: () => import('../features/home/home-screen'),
    size: { height: 579 },
  },
  { name: 'Login', load: () => import('../features/login/login-route'), size: { height: 564 } },
  { name: 'Qrcode', load: () => import('../features/qr-login/qr-login-route'), size: { height: 465 } },
  { name: 'MLogin', load: () => import('../features/login/mobile-login-route'), size: { height: 564 } },
  { name: 'Register', load: () => import('../features/register/register-screen'), size: { height: 728 } },
  { name: 'AppRegister', load: () => import('../features/register/register-screen'), size: { height: 728 } },
  {
    name: 'MRegister',
    load: () => import('../features/register/mobile/mobile-register-screen'),
    size: { height: 690 },
  },
  { name: 'EmailRegisterSucceed', load: () => import('../features/register/register-succeed-screen') },
  {
    name: 'MobileRegisterSucceed',
    load: () => import('../features/register/mobile/mobile-register-succeed-screen'),
  },
  {
    name: 'Authentication',
    load: () => import('../features/phone-binding/phone-binding-screen'),
    size: { height: 408 },
  },
  {
    name: 'ServiceAgreement',
    load: () => import('../features/agreement/agreement-screen'),
    size: { height: 357, width: 720 },
  },
  {
    name: 'MAgreement',
    load: () => import('../features/agreement/mobile-agreement-screen'),
    size: { height: 357, width: 720 },
  },
  { name: 'SsoLogin', load: () => import('../features/sso/sso-login-screen') },
  {
    name: 'FindPassword1',
    load: () => import('../features/recovery/find-password1-screen'),
    size: { height: 294 },
  },
  { name: 'FindPassword2', load: () => import('../features/recovery/find-password2-screen') },
  { name: 'FindPassword3', load: () => import('../features/recovery/find-password3-screen') },
  {
    name: 'UserMessage',
    load: () => import('../features/messages/messages-screen'),
    size: { height: 640 },
  },
  {
    name: 'UserSetting',
    load: () => import('../features/settings/settings-screen'),
    size: settingsSize,
  },
  {
    name: 'UserHistory',
    load: () => import('../features/history/history-screen'),
    size: { height: 560 },
  },
  {
    name: 'UserCollection',
    load: () => import('../features/collection/collection-screen'),
    size: { height: 560 },
  },
  {
    name: 'UserSubscribe',
    load: () => import('../features/reservations/reservations-screen'),
    size: { height: 560 },
  },
  {
    name: 'NoPermission',
    load: () => import('../features/error-pages/no-permission-screen'),
    size: { height: 191 },
  },
  {
    name: 'MIndex',
    load: () => import('../features/mobile-home/mobile-home-screen'),
    size: { height: 478 },
  },
  {
    name: 'WdyForPerson',
    load: () => import('../features/apply-form/application-screen'),
    size: { height: 1900, width: 720 },
  },
  {
    name: 'WdyForCompany',
    load: () => import('../features/apply-form/application-screen'),
    size: { height: 1100, width: 720 },
  },
  {
    name: 'TalentShow',
    load: () => import('../features/apply-form/application-screen'),
    size: { height: 1100, width: 720 },
  },
  {
    name: 'KidsShow',
    load: () => import('../features/apply-form/application-screen'),
    size: { height: 1200, width: 720 },
  },
  {
    name: 'NewsBag',
    load: () => import('../features/apply-form/application-screen'),
    size: { height: 520, width: 720 },
  },
  {
    name: 'Handicraft',
    load: () => import('../features/apply-form/application-screen'),
    size: { height: 480, width: 720 },
  },
  {
    name: 'Poetry',
    load: () => import('../features/apply-form/application-screen'),
    size: { height: 800, width: 720 },
  },
  {
    name: 'Advisory',
    load: () => import('../features/apply-form/application-screen'),
    size: { height: 1700, width: 720 },
  },
  { name: 'TestPage', load: () => import('../features/test-page/test-page-screen') },
  {
    name: 'ErrorExistent',
    load: () => import('../features/error-pages/existent-screen'),
    size: { height: 285 },
  },
  { name: 'NotFound', load: () => import('../features/error-pages/not-found-screen'), size: { height: 260 } },
];
