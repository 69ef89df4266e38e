import { eraseAccount } from '../db/deleted-names';
import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { ssoSignOutOf } from '../sso/sso';
import { stateRefusal } from './account-rules';
import { hasProof } from './password-proof';

export const DELETION_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/account/cancellation', handle: deleteAccount },
];

/**
 * Deletes the account that is signed in, after a proof of its owner (OQ-92). Writes of other requests either come before
 * and are deleted, or find the account gone, see `accountDatabase`.
 */
async function deleteAccount({ account, services, sessionId, now }: ViewerRequest): Promise<CallResult> {
  const refusal = stateRefusal(account);
  if (refusal) return refuse(refusal);
  return services.db.transaction(async (inner) => {
    if (!(await hasProof(inner, { sessionId, account, now }))) return refuse(CODES.currentPasswordWrong);
    await eraseAccount(inner, services.nameHash, account.id, now);
    return ok(await ssoSignOutOf(inner, account, now));
  });
}
