import * as z from 'zod/mini';
import type { SsoTicket } from '#api/sign-in/account';

/** History state for the success page; the ticket must not appear in a URL (OQ-54). */
export type RegisteredState = SsoTicket & { backurl: string };

const registeredState = z.object({ sso: z.array(z.string()), ticket: z.string(), backurl: z.string() });

/** @param raw history state, untrusted because any script can write it */
export function readRegisteredState(raw: unknown): RegisteredState {
  return z.safeParse(registeredState, raw).data ?? { sso: [], ticket: '', backurl: '' };
}
