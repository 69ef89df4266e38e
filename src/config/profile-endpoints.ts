import type { Endpoint } from './endpoints';

/** The calls of the basic info (doc 1 § 7). */
export const PROFILE_ENDPOINTS = {
  saveProfile: { method: 'POST', path: '/openapi/v2/user/info' },
  /** Multipart, and no timestamp on its address (AVATAR-03, OQ-10). */
  uploadAvatar: { method: 'POST', path: '/openapi/v2/user/modify/headImage' },
} as const satisfies Record<string, Endpoint>;
