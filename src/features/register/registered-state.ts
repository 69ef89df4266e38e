import * as z from 'zod/mini';
import type { SignOn } from '../../api/account';

/** What the success page is handed over, in the history entry alone: the ticket must not show in an address (OQ-54). */
export type RegisteredState = SignOn & { backurl: string };

const registeredState = z.object({ sso: z.array(z.string()), ticket: z.string(), backurl: z.string() });

/** @param raw of the route; anything, because the browser keeps it and any script can write it */
export function readRegisteredState(raw: unknown): RegisteredState {
  return z.safeParse(registeredState, raw).data ?? { sso: [], ticket: '', backurl: '' };
}
