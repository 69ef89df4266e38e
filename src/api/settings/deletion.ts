import type { Endpoint } from '#lib/transport/endpoint';
import { call } from '../call';
import { type SsoTicket, ssoTicket } from '../sign-in/account';

export const DELETE_ACCOUNT_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/account/cancellation',
};

/**
 * Deletes the viewer's account permanently (API-25, APIMAP-13, CANCEL-06). It takes no abort signal, because
 * the result of an aborted request would be unknown.
 * @returns SSO endpoints and ticket for the sign-out; empty if the server sends none (CANCEL-08, OQ-73)
 */
export function deleteAccount(): Promise<SsoTicket> {
  return call(DELETE_ACCOUNT_ENDPOINT, ssoTicket);
}
