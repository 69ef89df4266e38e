import { useSyncExternalStore } from 'react';
import { type UnreadState, unread } from './unread';

/** The unread counts; null while unknown. */
export function useUnread(): UnreadState {
  return useSyncExternalStore(unread.subscribe, unread.getState, () => null);
}
