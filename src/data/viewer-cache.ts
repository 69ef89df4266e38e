import { unload } from 'swr';
import { session, viewerEpoch } from '../session/session';

let epoch = viewerEpoch();
let calls = new AbortController();

/** What is cached, and every call that is under way, belong to one viewer and end with them. */
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
