import type { Areas } from './areas';

export const portal: Areas['portal'] = {
  titles: {
    site: 'CNTV Community',
    pattern: '{page} - CNTV Community',
    pages: {
      UserHome: 'My home',
      Login: 'Sign in',
      SsoLogin: 'Signing in',
      Register: 'Create an account',
      EmailRegisterSucceed: 'Account activated',
      MobileRegisterSucceed: 'Account created',
      ServiceAgreement: 'Terms of service',
      FindPassword1: 'Recover your password',
      FindPassword2: 'Choose how to recover',
      FindPassword3: 'Reset your password',
      Authentication: 'Add a phone number',
      UserSetting: 'Account settings',
      NoPermission: 'No permission',
      MLogin: 'Sign in',
      MRegister: 'Create an account',
      MAgreement: 'Terms of service',
      MIndex: 'My account',
      AppRegister: 'Create an account',
      Qrcode: 'Sign in by QR code',
      NotFound: 'Page not found',
    },
  },
  noPermission: {
    title: 'Sorry, you are not allowed to see this page',
    text: 'Your account cannot use it.',
    portalHome: 'Back to the home page',
    userHome: 'My home',
  },
  inPlace: { back: 'Back' },
  missing: {
    title: 'We are a little busy right now…',
    text: 'The page you are looking for is not here.',
    portalHome: 'Back to the home page',
    servicePhone: 'Customer service: {phone}',
    onlineService: 'Online service',
  },
};
