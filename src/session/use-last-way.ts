import { useSyncExternalStore } from 'react';
import { followLastWay, readLastWay } from './last-way';

/** Returns the last way and its masked account; both are empty during the prerender and hydration, and if they are not known. */
export function useLastWay(): { way: string; account: string } {
  const [way = '', account = ''] = useSyncExternalStore(followLastWay, readLastWay, () => '').split(' ');
  return { way, account };
}
