import type { Call, CallRequest } from './call';
import { type Answer, CODES, ok, refuse } from './codes';

export const BINDINGS_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/user/binding/info', handle: bindingInfo },
];

function bindingInfo({ account }: CallRequest): Answer {
  if (!account) return refuse(CODES.notLoggedIn);
  return ok({
    binding_email: account.security_email ?? '',
    binding_email_status: account.security_email_status,
    binding_mobile: account.mobile ?? '',
    binding_oauth: [],
    user_type: 1,
  });
}
