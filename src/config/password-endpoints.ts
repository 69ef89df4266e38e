import type { Endpoint } from './endpoints';

/** The calls of a change of password (doc 1 § 7); neither body is encrypted (WIRE-08). */
export const PASSWORD_ENDPOINTS = {
  verifyPassword: { method: 'POST', path: '/openapi/v2/user/verification/password' },
  changePassword: { method: 'POST', path: '/openapi/v2/user/modify/password' },
} as const satisfies Record<string, Endpoint>;
