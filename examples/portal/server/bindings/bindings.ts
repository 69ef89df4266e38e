import { PROVIDERS } from '#config/providers';
import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { bindingsOf, unbind } from './oauth-bindings';

/** An API call below the path of the third-party sign-in. */
export const UNBIND_PATH = '/openapi/v2/user/oauth/UnBind';

export const BINDINGS_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/user/binding/info', handle: bindingInfo },
  { method: 'GET', path: UNBIND_PATH, hasEffect: true, handle: unBind },
];

const TYPES = Object.values(PROVIDERS);

/**
 * Bindings of the account that is signed in (decisions, part K). The meaning of `user_type` is not
 * documented.
 */
async function bindingInfo({ account, services }: ViewerRequest): Promise<CallResult> {
  const others = await bindingsOf(services.db, account.id);
  return ok({
    binding_email: account.security_email ?? '',
    binding_email_status: account.security_email_status,
    binding_mobile: account.mobile ?? '',
    binding_oauth: others.map(({ provider, userId }) => ({
      oauth_type: TYPES.find(({ slug }) => slug === provider)?.type,
      user_id: userId,
    })),
    user_type: 1,
  });
}

const REFUSALS = {
  'not-bound': CODES.badParameters,
  'last-way-in': CODES.lastWayIn,
  unproven: CODES.currentPasswordWrong,
} as const;

/** Removes a binding; `oauthid` is the `user_id` of its entry (OQ-71). */
async function unBind({ account, fields, services, sessionId, now }: ViewerRequest): Promise<CallResult> {
  const { oauth_type: type = '', oauthid: userId = '' } = fields;
  const provider = TYPES.find((known) => String(known.type) === type)?.slug;
  if (!provider || !userId) return refuse(CODES.badParameters);
  const outcome = await unbind(services.db, { sessionId, account, now }, { provider, userId });
  return outcome === 'unbound' ? ok() : refuse(REFUSALS[outcome]);
}
