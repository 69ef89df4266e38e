import { type Account, noteSignIn } from '../db/accounts';
import { knowBrowser } from '../db/browsers';
import { startSession } from '../db/sessions';
import type { CallRequest } from '../http/call';
import { type CallResult, CODES, refuse } from '../http/codes';
import { ssoPropagationOf } from '../sso/sso';
import { stateRefusal } from './account-rules';

/** Starts a session for an authenticated account and returns the other sites for SSO propagation. */
export async function signIn(
  request: CallRequest,
  account: Account,
  isRemembered = false,
): Promise<CallResult> {
  const { services, now, sessionId: previousId, knownBrowserId } = request;
  const refusal = stateRefusal(account);
  if (refusal) return refuse(refusal);
  await noteSignIn(services.db, account.id, now);
  const cookie = await startSession(services.db, { accountId: account.id, isRemembered, previousId, now });
  const knownBrowser = await knowBrowser(services.db, {
    browserId: knownBrowserId,
    accountId: account.id,
    now,
  });
  return { code: CODES.ok, data: await ssoPropagationOf(services.db, account, now), cookie, knownBrowser };
}
