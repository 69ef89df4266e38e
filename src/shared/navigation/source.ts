import { useCallback } from 'react';
import type { UrlParams } from './address';
import { useRouter } from './route';
import { accountQuery, type SourceName, sourceQuery, sourceValue } from './source-query';

/** Returns the function that reads a parameter with the source or target of the viewer. */
export function useSourceValue(): (name: SourceName) => string {
  const route = useRouter()?.route;
  return useCallback((name) => sourceValue(route, name), [route]);
}

/** Returns the function that returns these parameters as a query for the next screen. */
export function useSourceQuery(): () => UrlParams {
  const route = useRouter()?.route;
  return useCallback(() => sourceQuery(route), [route]);
}

/** Returns the function that returns the query of a link between sign-in, registration and recovery. */
export function useAccountQuery(backurl: string | undefined): () => UrlParams {
  const route = useRouter()?.route;
  return () => accountQuery(route, backurl);
}
