import { useCallback } from 'react';
import type { Query } from './address';
import { useRouter } from './route';

/** What an address says about where a viewer came from and wants to go (OQ-30, OQ-53). */
const NAMES = ['backurl', 'service', 'from', 'reg_bind_auth'] as const;

export type SourceName = (typeof NAMES)[number];

/** Reads one of these values: the router's own, else the page's. Unchecked; whoever follows it checks it. */
export function useSourceValue(): (name: SourceName) => string {
  const route = useRouter()?.route;
  return useCallback(
    (name) => route?.query.get(name) || new URLSearchParams(location.search).get(name) || '',
    [route],
  );
}

/** All that the address says, as a query for the screen that is next. */
export function useSourceQuery(): () => Query {
  const sourceValue = useSourceValue();
  return useCallback(
    () => Object.fromEntries(NAMES.map((name) => [name, sourceValue(name)]).filter(([, value]) => value)),
    [sourceValue],
  );
}
