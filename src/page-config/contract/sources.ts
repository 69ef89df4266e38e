import type { PageConfig } from '../types';

/**
 * Which configuration elements of a page may have a key: `first` only the first one with any such key, because the key
 * decides where passwords, viewers or requests go; `every` also later ones, because the key only changes what is shown, as
 * campaign pages need. Who may write into an article may add an element, but not before that of the page's template.
 */
export const KEY_SOURCES: Readonly<Record<keyof PageConfig, 'first' | 'every'>> = {
  apiBase: 'first',
  appid: 'first',
  registrationHost: 'first',
  portalHome: 'first',
  portalBase: 'first',
  userHome: 'first',
  loginCheck: 'first',
  reauth: 'every',
  captcha: 'every',
  allowedDomains: 'first',
  ssoEndpoints: 'first',
  formOrigins: 'first',
  logoutUrl: 'first',
  links: 'first',
  options: 'every',
  fields: 'every',
  campaignRoutes: 'every',
  // Who answers this number is believed like the portal.
  servicePhone: 'first',
  showOtherAccounts: 'every',
  embedLinks: 'first',
  agreementUrl: 'first',
  privacyUrl: 'first',
  cancelAgreementUrl: 'first',
  qrContent: 'first',
  liveUrl: 'first',
  signing: 'first',
  member: 'first',
  pageKeys: 'first',
  texts: 'every',
  messages: 'every',
};
