import { mutate, unload } from 'swr';
import { session, viewerEpoch } from '#session/session';

let epoch = viewerEpoch();
let calls = new AbortController();
/** Whether a refusal has removed data of a viewer who may be signed in after all. */
let isRefused = false;
const listeners: (() => void)[] = [];

type CacheKey = readonly [epoch: number, key: unknown, isPublic: boolean];

/**
 * Clears the cache and aborts pending requests when the viewer changes. When the page learns that nobody is signed in, only
 * the data of a viewer is removed: mounted components keep their keys then, so they would not request public data again.
 * SWR drops responses to requests from before that. When one of them tells that the viewer is signed in, the requests are
 * made again.
 */
session.subscribe(({ status }, before) => {
  const isChanged = viewerEpoch() !== epoch;
  const isSignOut = status === 'signed-out' && before.status !== 'signed-out';
  if (isRefused && status === 'signed-in' && !isChanged) void mutate(isOfViewer);
  if (status !== before.status) isRefused = isSignOut && !isChanged;
  if (!isChanged && !isSignOut) return;
  if (isChanged) {
    epoch = viewerEpoch();
    calls.abort();
    calls = new AbortController();
    unload({ revalidate: false });
  } else void mutate(isOfViewer, undefined, { revalidate: false });
  for (const listener of listeners) listener();
});

/** Returns the key of a query in the cache; each viewer has their own. */
export function cacheKey(key: unknown, epoch: number, isPublic: boolean): CacheKey {
  return [epoch, key, isPublic];
}

/** @param cached key in the SWR cache, which lacks that of a request that was aborted when the cache was cleared */
export function partsOf(cached: unknown): Partial<CacheKey> {
  return (cached ?? []) as Partial<CacheKey>;
}

function isOfViewer(cached: unknown): boolean {
  const [, , isPublic] = partsOf(cached);
  return !isPublic;
}

/** Aborts when the viewer changes. */
export function viewerSignal(): AbortSignal {
  return calls.signal;
}

/** Clears further data of the viewer. */
export function onViewerChange(listener: () => void): void {
  listeners.push(listener);
}
