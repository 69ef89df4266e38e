import { ERROR_CODES } from '#config/error-codes';
import { RETRY_DELAY_MS } from '#config/limits';
import type { Fault } from '../portal/dev-console';

/** A fault that every call meets: a column of the fault matrix. */
export type Column = {
  title: string;
  fault: Fault;
  /** The call gives up after a tenth of its time limit, so that a test need not wait for it. */
  isHung?: true;
  /** How long nothing changes before the page has come to rest. */
  quietMs?: number;
};

/** A safe call is repeated once after a lost connection, after at most 1.5 times the mean delay. */
const RETRIED_MS = 2 * RETRY_DELAY_MS;
/** The redirect to the sign-in comes after its toast, or not at all. */
const REDIRECTED_MS = 2_000;

/** Later than every other answer of a screen. */
const LAST_MS = 2_500;

/** Long enough that what is shown meanwhile is seen. */
const SLOW_MS = 1_200;
/** Longer than the shortened time limit. Then the connection is dropped, so that the call never takes effect. */
const HUNG_MS = 6_000;

/** An answer that is late, but right. */
export const SLOW: Column = { title: 'Slow answer', fault: { effect: 'delay', delayMs: SLOW_MS } };

/** Faults after which the screen is still there. */
export const FAILURES: readonly Column[] = [
  { title: 'HTTP 500', fault: { effect: 'http-500' } },
  { title: 'Malformed answer', fault: { effect: 'malformed' } },
  { title: 'Connection lost', fault: { effect: 'offline' }, quietMs: RETRIED_MS },
  { title: 'No answer', fault: { effect: 'offline', delayMs: HUNG_MS }, isHung: true },
  { title: 'Refused by a code', fault: { effect: 'code', code: -1 } },
];

/** The session has ended: most screens are left for the sign-in. */
export const SIGNED_OUT: Column = {
  title: 'Not signed in (-10001)',
  // The last answer, because a later one of a signed-in viewer takes it back.
  fault: { effect: 'code', code: ERROR_CODES.notLoggedIn, delayMs: LAST_MS },
  quietMs: REDIRECTED_MS,
};

/** The columns of the matrix, in its order. */
export const COLUMNS: readonly Column[] = [SLOW, ...FAILURES, SIGNED_OUT];
