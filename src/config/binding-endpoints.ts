import type { Endpoint } from './endpoints';

/** The calls of the binding accounts (doc 1 § 7). */
export const BINDING_ENDPOINTS = {
  bindingInfo: { method: 'GET', path: '/openapi/v2/user/binding/info' },
  bindEmail: { method: 'POST', path: '/openapi/v2/user/binding/email' },
  changeEmail: { method: 'POST', path: '/openapi/v2/user/modify/binding/email' },
  unbind: { method: 'GET', path: '/openapi/v2/user/oauth/UnBind' },
} as const satisfies Record<string, Endpoint>;
