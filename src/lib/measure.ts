import type { CntvErrorDetail } from '#config/events';

export type FailureCause = CntvErrorDetail['cause'];

/**
 * What an element has reached; each entry lasts from the start of the page until then.
 * - `drawn`: it shows its own content, prerendered, printed or rendered
 * - `typing`: it shows a field, which keeps what is typed
 * - `touched`: the viewer has pointed at it, focused it or pressed a key in it
 * - `live`: its view is mounted
 * - `failed:…`: the cause of a `cntv-error`; or `hydration`, after which React has rendered the view anew, so that the viewer
 *   notices nothing
 */
export type Measured = 'drawn' | 'typing' | 'touched' | 'live' | `failed:${FailureCause | 'hydration'}`;

/**
 * Adds an entry of User Timing, such as `cntv-login:live`, unless there is one with this name: browsers keep every entry, so
 * that a page which inserts elements again and again would grow. An entry has no other value, so that none of a viewer can
 * be in it.
 */
export function measure({ localName }: Element, what: Measured): void {
  const name = `${localName}:${what}`;
  try {
    if (!performance.getEntriesByName(name)[0]) performance.measure(name);
  } catch {
    // The page has replaced `performance`.
  }
}
