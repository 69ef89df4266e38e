import { unload } from 'swr';
import { session, viewerEpoch } from '#session/session';

let epoch = viewerEpoch();
let calls = new AbortController();
const listeners: (() => void)[] = [];

/** Clears the cache when the viewer changes or signs out, and aborts pending requests when the viewer changes. */
session.subscribe(({ status }, before) => {
  const isChanged = viewerEpoch() !== epoch;
  const isSignOut = status === 'signed-out' && before.status !== 'signed-out';
  if (!isChanged && !isSignOut) return;
  if (isChanged) {
    epoch = viewerEpoch();
    calls.abort();
    calls = new AbortController();
  }
  unload({ revalidate: false });
  for (const listener of listeners) listener();
});

/** Aborts when the viewer changes. */
export function viewerSignal(): AbortSignal {
  return calls.signal;
}

/** Clears further data of the viewer. */
export function onViewerChange(listener: () => void): void {
  listeners.push(listener);
}
