import { type Account, noteSignIn } from '../db/accounts';
import { knowBrowser } from '../db/browsers';
import { startSession } from '../db/sessions';
import type { CallRequest } from '../http/call';
import { type CallResult, CODES, refuse } from '../http/codes';
import { servicesOf } from '../http/services';
import { ssoPropagationOf } from '../sso/sso';
import { stateRefusal } from './account-rules';

/** Starts a session after the password was checked or set, and returns the other sites for SSO propagation. */
export async function signIn(
  { services, now, sessionId: previousId, knownBrowserId: browserId }: CallRequest,
  account: Account,
  isRemembered = false,
): Promise<CallResult> {
  const refusal = stateRefusal(account);
  if (refusal) return refuse(refusal);
  const accountId = account.id;
  return servicesOf(services, account).db.transaction(async (inner) => {
    await noteSignIn(inner, accountId, now);
    const cookie = await startSession(inner, { accountId, isRemembered, isProof: true, previousId, now });
    const knownBrowser = await knowBrowser(inner, { browserId, accountId, now });
    return { code: CODES.ok, data: await ssoPropagationOf(inner, account, now), cookie, knownBrowser };
  });
}
