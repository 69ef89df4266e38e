import type { RouteRow } from './route-table';

/**
 * The route table: the screen of each named route (paths in `src/config/paths.ts`, `src/config/aliases.ts`).
 */
export const routes: readonly RouteRow[] = [
  { name: 'UserHome', load: () => import('../features/home/home-screen'), isForMembers: true },
  { name: 'Login', load: () => import('../features/login/login-route') },
  { name: 'Qrcode', load: () => import('../features/qr-login/qr-login-route') },
  { name: 'MLogin', load: () => import('../features/login/mobile-login-route') },
  { name: 'Register', load: () => import('../features/register/register-screen') },
  { name: 'AppRegister', load: () => import('../features/register/register-screen') },
  { name: 'MRegister', load: () => import('../features/register/mobile-register-screen') },
  { name: 'EmailRegisterSucceed', load: () => import('../features/register/register-succeed-screen') },
  {
    name: 'MobileRegisterSucceed',
    load: () => import('../features/register/mobile-register-succeed-screen'),
  },
  { name: 'Authentication', load: () => import('../features/phone-binding/phone-binding-screen') },
  { name: 'ServiceAgreement', load: () => import('../features/agreement/agreement-screen') },
  { name: 'MAgreement', load: () => import('../features/agreement/mobile-agreement-screen') },
  { name: 'SsoLogin', load: () => import('../features/sso/sso-login-screen') },
  { name: 'FindPassword1', load: () => import('../features/recovery/find-password1-screen') },
  { name: 'FindPassword2', load: () => import('../features/recovery/find-password2-screen') },
  { name: 'FindPassword3', load: () => import('../features/recovery/find-password3-screen') },
  { name: 'UserSetting', load: () => import('../features/settings/settings-screen'), isForMembers: true },
  { name: 'NoPermission', load: () => import('../features/missing/no-permission-screen') },
  { name: 'MIndex', load: () => import('../features/mobile-home/mobile-home-screen'), isForMembers: true },
  { name: 'TestPage', load: () => import('../features/test-page/test-page-screen') },
  { name: 'ErrorExistent', load: () => import('../features/missing/existent-screen') },
  { name: 'NotFound', load: () => import('../features/missing/not-found-screen') },
];
