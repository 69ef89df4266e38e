import * as z from 'zod/mini';
import { PROVIDERS, type Provider } from '#config/providers';
import { SECURITY_EMAIL_READY } from '#config/wire';
import type { Endpoint } from '#lib/transport/endpoint';
import { listOf } from '#lib/transport/list-schemas';
import { orEmpty, text, word } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';

export const BINDING_INFO_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/binding/info',
  isSafe: true,
};
export const UNBIND_ENDPOINT: Endpoint = { method: 'GET', path: '/openapi/v2/user/oauth/UnBind' };

/** Bindings of the viewer's account (ENT-10); a string is empty if there is no binding. */
export type BindingInfo = {
  email: string;
  /** Whether the address is verified, so that mails can be sent to it (BIND-04, OQ-15). */
  isEmailActive: boolean;
  phone: string;
  /** Third-party accounts of known providers (BIND-05). */
  others: readonly OtherAccount[];
};

export type OtherAccount = { provider: Provider; userId: string };

const otherAccount = z.object({ oauth_type: text, user_id: word });
const bindings = orEmpty(
  z.object({
    binding_email: text,
    binding_email_status: text,
    binding_mobile: text,
    // Names of document 1, for servers that do not send those of document 2 (OQ-70).
    email: text,
    phone: text,
    binding_oauth: z.catch(listOf(otherAccount), []),
  }),
);

/** Loads the bindings of the viewer's account (API-29, APIMAP-11, BIND-03). */
export async function getBindingInfo(options?: CallOptions): Promise<BindingInfo> {
  const info = await call(BINDING_INFO_ENDPOINT, bindings, {}, options);
  return {
    email: info.binding_email || info.email,
    isEmailActive: info.binding_email_status === SECURITY_EMAIL_READY,
    phone: info.binding_mobile || info.phone,
    others: info.binding_oauth.flatMap(({ oauth_type, user_id }) => {
      const provider = providerOf(oauth_type);
      return provider ? [{ provider, userId: user_id }] : [];
    }),
  };
}

/**
 * Unbinds a third-party account (API-33, APIMAP-12, BIND-25); its `user_id` is sent as `oauthid` (OQ-71).
 */
export async function unbind({ provider, userId }: OtherAccount, options?: CallOptions): Promise<void> {
  const fields = { oauth_type: String(PROVIDERS[provider].type), oauthid: userId };
  await call(UNBIND_ENDPOINT, z.unknown(), fields, options);
}

function providerOf(type: string): Provider | undefined {
  const all = Object.entries(PROVIDERS) as [Provider, (typeof PROVIDERS)[Provider]][];
  return all.find(([, known]) => String(known.type) === type)?.[0];
}
