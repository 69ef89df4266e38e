/** Path of third-party sign-in, followed by the slug of a provider (API-35, OAUTH-01, OQ-36). */
export const PROVIDER_PATH = '/openapi/v2/user/oauth/';

/** Providers of third-party accounts: the slug in the sign-in path and the `type` of the server (doc 1 § 9, OQ-36). */
export const PROVIDERS = {
  weChat: { slug: 'weChat', type: 301 },
  sina: { slug: 'sina', type: 302 },
  qq: { slug: 'qq', type: 303 },
  alipay: { slug: 'alipay', type: 308 },
} as const;

export type Provider = keyof typeof PROVIDERS;

/** Providers on desktop, in the order of doc 2 § 2. */
export const DESKTOP_PROVIDERS: readonly Provider[] = ['weChat', 'qq', 'sina', 'alipay'];
export const MOBILE_PROVIDERS: readonly Provider[] = ['qq', 'sina'];
