import type { Endpoint } from './endpoints';

/** The calls of the member centre and of the mobile personal centre (doc 1 § 7). */
export const MEMBER_ENDPOINTS = {
  collections: { method: 'GET', path: '/openapi/v2/collect/records' },
} as const satisfies Record<string, Endpoint>;

/** `source_type` of what a viewer has collected (doc 1 § 9). */
export const SOURCE_TYPES = { video: '1', channel: '3' } as const;
