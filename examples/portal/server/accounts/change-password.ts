import { setPassword } from '../db/accounts';
import { tellOwner } from '../delivery/owner-notices';
import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { hashPassword } from '../lib/password-hash';
import { stateRefusal } from './account-rules';
import { currentPasswordRefusal, noteProof } from './password-proof';
import { passwordRefusal } from './password-rules';

export const CHANGE_PASSWORD_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/verification/password', handle: verifyPassword },
  { method: 'POST', path: '/openapi/v2/user/modify/password', handle: modifyPassword },
];

async function verifyPassword({
  account,
  fields,
  services: { db },
  sessionId,
  now,
}: ViewerRequest): Promise<CallResult> {
  const refusal = await currentPasswordRefusal(db, { sessionId, account, now }, fields.password ?? '');
  if (refusal !== null) return refuse(refusal);
  await noteProof(db, sessionId, now);
  return ok();
}

/**
 * Changes the password. Requires the current password even after `verify`, because clients can skip that
 * call. Validates the new password first, so that a mistake in it does not count as an attempt. The documents
 * define no code for "equal to the current password".
 */
async function modifyPassword({
  account,
  fields,
  services,
  sessionId,
  now,
}: ViewerRequest): Promise<CallResult> {
  const { current_password: current = '', new_password: password = '', confirm_password: again } = fields;
  const refusal =
    passwordRefusal('strong', password, again) ??
    (password === current ? CODES.badParameters : null) ??
    (await currentPasswordRefusal(services.db, { sessionId, account, now }, current)) ??
    stateRefusal(account);
  if (refusal !== null) return refuse(refusal);
  const hash = await hashPassword(password, services.hashCost);
  const cookie = await setPassword(services.db, { id: account.id, hash, sessionId, now });
  if (cookie) await noteProof(services.db, cookie.sessionId, now);
  await tellOwner(services, { what: 'password', before: account, now });
  return { ...ok(), cookie };
}
