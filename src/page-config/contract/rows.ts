import type { MemberConfig, PageConfig, SigningConfig } from '../types';

/** A key of the page configuration, with the name of its group. */
export type ConfigKey =
  | Exclude<keyof PageConfig, 'signing' | 'member'>
  | `signing.${keyof SigningConfig}`
  | `member.${keyof MemberConfig}`;

/** Descriptions of the keys in one language, such as `en.ts`. Those of one row are joined by semicolons. */
export type ConfigDescriptions = Readonly<Record<ConfigKey, string>>;

/** The keys in the order of the documentation; each row has the keys that belong together. */
export const CONFIG_ROWS: readonly (readonly ConfigKey[])[] = [
  ['apiBase', 'appid'],
  ['signing.publicKey', 'signing.secret', 'signing.mode'],
  ['allowedDomains', 'ssoEndpoints'],
  ['registrationHost', 'portalBase', 'logoutUrl'],
  ['portalHome', 'userHome'],
  ['loginCheck', 'captcha', 'embedLinks'],
  ['links'],
  ['options', 'campaignRoutes'],
  ['fields'],
  ['servicePhone', 'showOtherAccounts'],
  ['agreementUrl', 'cancelAgreementUrl'],
  ['member.base', 'member.appId', 'member.productId', 'member.source', 'member.sign'],
  ['qrContent', 'liveUrl'],
  ['texts', 'messages'],
];
