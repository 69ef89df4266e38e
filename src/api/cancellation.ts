import type { Endpoint } from '../lib/transport/endpoint';
import { type SignOn, signOnAnswer } from './account';
import { call } from './call';

export const CANCEL_ACCOUNT_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/account/cancellation',
};

/**
 * Deletes the viewer's account for good (API-25, APIMAP-13, CANCEL-06). It cannot be called off: nobody would know
 * whether the server has done it.
 * @returns where else there is to sign out, empty where the server names nothing (CANCEL-08, OQ-73)
 */
export function cancelAccount(): Promise<SignOn> {
  return call(CANCEL_ACCOUNT_ENDPOINT, signOnAnswer);
}
