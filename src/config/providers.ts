/** Where a third party is met: an address to go to, ended by a provider's slug (API-35, OAUTH-01, OQ-36). */
export const PROVIDER_PATH = '/openapi/v2/user/oauth/';

/** Third-party accounts: the last part of the provider's address, and the number the server knows it by (doc 1 § 9, OQ-36). */
export const PROVIDERS = {
  weChat: { slug: 'weChat', type: 301 },
  sina: { slug: 'sina', type: 302 },
  qq: { slug: 'qq', type: 303 },
  alipay: { slug: 'alipay', type: 308 },
} as const;

export type Provider = keyof typeof PROVIDERS;

/** In the order of doc 2 § 2. */
export const DESKTOP_PROVIDERS: readonly Provider[] = ['weChat', 'qq', 'sina', 'alipay'];
export const MOBILE_PROVIDERS: readonly Provider[] = ['qq', 'sina'];
