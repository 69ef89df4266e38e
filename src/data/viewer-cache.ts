import { unload } from 'swr';
import { session, viewerEpoch } from '../session/session';

let epoch = viewerEpoch();
let calls = new AbortController();

/** Clears the cache and aborts pending requests when the viewer changes. */
session.subscribe(() => {
  if (viewerEpoch() === epoch) return;
  epoch = viewerEpoch();
  calls.abort();
  calls = new AbortController();
  unload({ revalidate: false });
});

/** Aborts when the viewer changes. */
export function viewerSignal(): AbortSignal {
  return calls.signal;
}
