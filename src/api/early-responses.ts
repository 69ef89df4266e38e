import { QUERY_FRESH_MS } from '#config/limits';
import { ApiError } from '#lib/api-error';
import { pause } from '#lib/pause';
import { type Endpoint, requestLine } from '#lib/transport/endpoint';
import type { CallOptions, Fields } from '#lib/transport/http';
import { configVersion } from '#page-config/scripts';
import { session, viewerEpoch } from '#session/session';

type Early = { response: Promise<unknown>; isTaken: boolean; isCurrent(): boolean; freshUntil: number };

/** Responses by what was asked. */
const kept = new Map<string, Early>();

/**
 * Screens get the kept responses one after the other, so that their lists are not all rendered in one task. They get refusals at
 * once: the first one ends the session, and with it the screens.
 */
let turn = Promise.resolve();
const TURN_MS = 17;

/**
 * Returns the kept response to the same question of the same viewer to the same API, while it is pending or fresh, and else asks.
 * Only the first call with `takesKept` gets it, and each with `isKept`; a failure that may be over is not kept.
 */
export function earlyResponse(
  endpoint: Endpoint,
  fields: Fields,
  { isKept, takesKept }: CallOptions,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  if (!(isKept || takesKept)) return ask();
  const key = keyOf(endpoint, fields);
  const known = kept.get(key);
  const isFree = !(known?.isTaken && takesKept);
  if (isFree && known && isUsable(known)) {
    if (!takesKept) return known.response;
    known.isTaken = true;
    return known.response.then(async (response) => {
      turn = turn.then(() => pause(TURN_MS));
      await turn;
      return response;
    });
  }
  const response = ask();
  if (isKept) keep(key, response, takesKept);
  return response;
}

/** Whether a response to a question without fields is kept or pending. */
export function hasEarlyResponse(endpoint: Endpoint): boolean {
  const known = kept.get(keyOf(endpoint, {}));
  return known !== undefined && isUsable(known);
}

function keyOf(endpoint: Endpoint, fields: Fields): string {
  return JSON.stringify([requestLine(endpoint), fields]);
}

function isUsable({ isCurrent, freshUntil }: Early): boolean {
  return isCurrent() && performance.now() < freshUntil;
}

/**
 * Returns whether nobody has signed in since then, also in place of another viewer whose screens are kept, and the page still has
 * the same configuration, which names the API. A sign-in that the page did not know of is no new one.
 */
function currentness(): () => boolean {
  const { since } = session.getState();
  const [epoch, version] = [viewerEpoch(), configVersion()];
  return () =>
    viewerEpoch() === epoch &&
    configVersion() === version &&
    (since === 0 || session.getState().since === since);
}

function keep(key: string, response: Promise<unknown>, isTaken = false): void {
  const early: Early = { response, isTaken, isCurrent: currentness(), freshUntil: Number.POSITIVE_INFINITY };
  kept.set(key, early);
  const age = () => {
    early.freshUntil = performance.now() + QUERY_FRESH_MS;
  };
  response.then(age, (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'refused') age();
    else early.freshUntil = 0;
  });
}
