import { type Answer, CODES, ok, refuse } from '../delivery/codes';
import type { Call, CallRequest } from '../http/call';

export const INBOX_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/user/message/count', handle: unreadCounts },
];

function unreadCounts({ account }: CallRequest): Answer {
  if (!account) return refuse(CODES.notLoggedIn);
  return ok({ subscribe_count: account.subscribe_unread, system_count: account.system_unread });
}
