import * as z from 'zod/mini';
import { ENDPOINTS } from '../config/endpoints';
import { count } from '../lib/schemas';
import type { UnreadCounts } from '../session/unread';
import { type CallOptions, call } from './call';

const unreadCounts = z.object({ subscribe_count: count, system_count: count });

/** How many messages are unread, by kind (API-03, ENT-03). */
export async function getUnreadCounts(options?: CallOptions): Promise<UnreadCounts> {
  const { subscribe_count, system_count } = await call(ENDPOINTS.messageCount, unreadCounts, {}, options);
  return { subscribe: subscribe_count, system: system_count };
}
