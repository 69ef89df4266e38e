import { siAlipay, siQq, siSinaweibo, siWechat } from 'simple-icons';

/** Path of third-party sign-in, followed by the slug of a provider (API-35, OAUTH-01, OQ-36). */
export const PROVIDER_PATH = '/openapi/v2/user/oauth/';

/** Providers of third-party accounts: the slug in the sign-in path, the `type` of the server (doc 1 § 9, OQ-36), the logo and its colour. */
export const PROVIDERS = {
  weChat: { slug: 'weChat', type: 301, logo: siWechat.path, colour: '#07c160' },
  sina: { slug: 'sina', type: 302, logo: siSinaweibo.path, colour: '#e6162d' },
  qq: { slug: 'qq', type: 303, logo: siQq.path, colour: '#12a5ee' },
  alipay: { slug: 'alipay', type: 308, logo: siAlipay.path, colour: '#1677ff' },
} as const;

export type Provider = keyof typeof PROVIDERS;

/** Providers on desktop, in the order of doc 2 § 2. */
export const DESKTOP_PROVIDERS: readonly Provider[] = ['weChat', 'qq', 'sina', 'alipay'];
export const MOBILE_PROVIDERS: readonly Provider[] = ['qq', 'sina'];
