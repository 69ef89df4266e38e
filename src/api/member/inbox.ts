import * as z from 'zod/mini';
import type { Endpoint } from '#lib/transport/endpoint';
import { count, orNothing } from '#lib/transport/schemas';
import type { UnreadCounts } from '#session/unread';
import { type CallOptions, call } from '../call';

export const MESSAGE_COUNT_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/message/count',
  isSafe: true,
};

const unreadCounts = orNothing(z.object({ subscribe_count: count, system_count: count }));

/** Loads the number of unread messages by kind (API-03, ENT-03). */
export async function getUnreadCounts(options?: CallOptions): Promise<UnreadCounts> {
  const { subscribe_count, system_count } = await call(MESSAGE_COUNT_ENDPOINT, unreadCounts, {}, options);
  return { subscribe: subscribe_count, system: system_count };
}
