import * as z from 'zod/mini';
import { withAsciiDomain } from '#lib/account-rules';
import type { Endpoint } from '#lib/transport/endpoint';
import { type CallOptions, call } from '../call';

export const BIND_EMAIL_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/v2/user/binding/email' };
export const CHANGE_EMAIL_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/openapi/v2/user/modify/binding/email',
};

/** Binds an address to the viewer's account. The server mails a link that activates it (API-30, BIND-07). */
export async function bindEmail(email: string, options?: CallOptions): Promise<void> {
  await call(BIND_EMAIL_ENDPOINT, z.unknown(), { email: withAsciiDomain(email) }, options);
}

export type EmailChange = {
  /** The bound address, as typed by the viewer. */
  email: string;
  newEmail: string;
};

/** Replaces the bound address (API-31, APIMAP-04). The password is verified beforehand (BIND-17). */
export async function changeEmail({ email, newEmail }: EmailChange, options?: CallOptions): Promise<void> {
  const fields = { email: withAsciiDomain(email), new_email: withAsciiDomain(newEmail) };
  await call(CHANGE_EMAIL_ENDPOINT, z.unknown(), fields, options);
}
