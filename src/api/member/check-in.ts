import * as z from 'zod/mini';
import type { Endpoint } from '#lib/transport/endpoint';
import { count, flag, orNothing } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';

export const CHECK_IN_STATE_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/sign',
  isSafe: true,
};
export const CHECK_IN_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/sign' };

/** The viewer's daily check-in (ENT-02). */
export type CheckIn = { isSigned: boolean; consecutiveDays: number; cumulativeDays: number };

const state = checkInOf(flag);
/** A successful response without `signed` counts as signed; an explicit value is used. */
const done = checkInOf(z._default(flag, true));

/** Loads today's check-in state (API-04, SIGN-02). */
export function getCheckIn(options?: CallOptions): Promise<CheckIn> {
  return call(CHECK_IN_STATE_ENDPOINT, state, {}, options);
}

/** Checks in and returns the new counters (API-05, SIGN-04). */
export function checkIn(options?: CallOptions): Promise<CheckIn> {
  return call(CHECK_IN_ENDPOINT, done, {}, options);
}

function checkInOf(signed: z.ZodMiniType<boolean>): z.ZodMiniType<CheckIn> {
  return z.pipe(
    orNothing(z.object({ signed, days_consecutive: count, days_cumulative: count })),
    z.transform((response) => ({
      isSigned: response.signed,
      consecutiveDays: response.days_consecutive,
      cumulativeDays: response.days_cumulative,
    })),
  );
}
