import type { Endpoint } from './endpoints';

/** The calls of favourite programmes and of the account's deletion (doc 1 § 7). */
export const SETTINGS_ENDPOINTS = {
  programmes: { method: 'GET', path: '/openapi/v2/programme' },
  pickedProgrammes: { method: 'GET', path: '/openapi/v2/programme/user' },
  pickProgrammes: { method: 'POST', path: '/openapi/v2/programme/user' },
  cancelAccount: { method: 'POST', path: '/openapi/v2/user/account/cancellation' },
} as const satisfies Record<string, Endpoint>;
