import type { portal as zhCN } from '../zh-cn/portal';
import { titles } from './titles.build-time';

export const portal: typeof zhCN = {
  titles: {
    site: 'CNTV Community',
    pattern: '{page} - CNTV Community',
    pages: {
      ...titles,
      Login: 'Sign in',
      SsoLogin: 'Signing in',
      Register: 'Create an account',
      EmailRegisterSucceed: 'Account activated',
      MobileRegisterSucceed: 'Account created',
      ServiceAgreement: 'Terms of Service',
      FindPassword1: 'Reset your password',
      FindPassword2: 'Choose a recovery method',
      FindPassword3: 'Set a new password',
      Authentication: 'Link a mobile number',
      NoPermission: 'No permission',
      MLogin: 'Sign in',
      MRegister: 'Create an account',
      MAgreement: 'Terms of Service',
      MIndex: 'My account',
      AppRegister: 'Create an account',
      Qrcode: 'Sign in with a QR code',
      WdyForPerson: 'Individual application',
      WdyForCompany: 'Institution application',
      NotFound: 'Page not found',
      ErrorExistent: 'Already linked',
    },
  },
  noPermission: {
    title: 'You do not have access',
    text: 'Switch accounts, or go back to the home page.',
    portalHome: 'Back to the home page',
    userHome: 'Back to account home',
  },
  inPlace: { back: 'Back' },
  missing: {
    title: 'Page not found',
    text: 'The address may be wrong, or the page may have moved.',
    userHome: 'Back to account home',
    portalHome: 'Back to the home page',
    servicePhone: 'Customer service: {phone}',
    onlineService: 'Online support',
  },
  existent: {
    title: 'Already linked',
    text: 'This third-party account is linked to another account. Unlink it there first.',
  },
};
