import { QUERY_FRESH_MS } from '#config/limits';
import { ApiError } from '#lib/api-error';
import { pause } from '#lib/pause';
import { type Endpoint, requestLine } from '#lib/transport/endpoint';
import type { CallOptions, Fields } from '#lib/transport/http';
import { configVersion } from '#page-config/scripts';
import { session, viewerEpoch } from '#session/session';

type Early = { response: Promise<unknown>; isCurrent(): boolean; freshUntil: number };

/** Responses that no screen has taken yet, by what was asked. */
const kept = new Map<string, Early>();

/** The kept responses are returned one after the other, so that the lists of a screen are not all rendered in one task. */
let turn = Promise.resolve();
const TURN_MS = 17;

/**
 * Returns the kept response to the same question of the same viewer to the same API, while it is pending or fresh, and else asks. It
 * is kept until a call with `takesKept` takes it; a failure that may be over is not.
 */
export function earlyResponse(
  endpoint: Endpoint,
  fields: Fields,
  { isKept, takesKept }: CallOptions,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  if (!(isKept || takesKept)) return ask();
  const key = JSON.stringify([requestLine(endpoint), fields]);
  const known = kept.get(key);
  if (takesKept) kept.delete(key);
  if (known?.isCurrent() && performance.now() < known.freshUntil) {
    turn = turn.then(() => pause(TURN_MS));
    return turn.then(() => known.response);
  }
  const response = ask();
  if (isKept) keep(key, response);
  return response;
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

function keep(key: string, response: Promise<unknown>): void {
  const early: Early = { response, isCurrent: currentness(), freshUntil: Number.POSITIVE_INFINITY };
  kept.set(key, early);
  const age = () => {
    early.freshUntil = performance.now() + QUERY_FRESH_MS;
  };
  response.then(age, (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'refused') age();
    else early.freshUntil = 0;
  });
}
