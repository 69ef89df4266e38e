import { type Answer, CODES, ok, refuse } from '../delivery/codes';
import type { Call, CallRequest } from '../http/call';
import { forgiveUse, isOverLimit } from '../http/limits';
import { CURRENT_PASSWORD_LIMIT } from '../settings';
import { type Account, setPassword, stateRefusal } from './accounts';
import { notePassword } from './password-proof';
import { passwordRefusal } from './password-rules';
import { hashPassword, isPassword } from './passwords';

export const CHANGE_PASSWORD_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/verification/password', handle: verifyPassword },
  { method: 'POST', path: '/openapi/v2/user/modify/password', handle: modifyPassword },
];

async function verifyPassword(request: CallRequest): Promise<Answer> {
  const { account, fields, services, sessionId, now } = request;
  if (!account) return refuse(CODES.notLoggedIn);
  const refusal = await currentRefusal(request, account, fields.password ?? '');
  if (refusal !== null) return refuse(refusal);
  await notePassword(services.db, sessionId, now);
  return ok();
}

/**
 * Changes the password. Requires the current password even after `verify`, because clients can skip that
 * call. Validates the new password first, so that a mistake in it does not count as an attempt. The documents
 * define no code for "equal to the current password".
 */
async function modifyPassword(request: CallRequest): Promise<Answer> {
  const { account, fields, services, sessionId, now } = request;
  if (!account) return refuse(CODES.notLoggedIn);
  const { current_password: current = '', new_password: password = '', confirm_password: again } = fields;
  const refusal =
    passwordRefusal('strong', password, again) ??
    (password === current ? CODES.badParameters : null) ??
    (await currentRefusal(request, account, current)) ??
    stateRefusal(account);
  if (refusal !== null) return refuse(refusal);
  const hash = await hashPassword(password, services.hashCost);
  await setPassword(services.db, { id: account.id, hash, sessionId, now });
  return ok();
}

/**
 * Checks the current password and limits wrong attempts, so that it cannot be guessed from an unattended
 * session.
 * @returns null when it is right, otherwise the error code; an account created by a third-party sign-in has
 * none
 */
async function currentRefusal(
  { services: { db }, now }: CallRequest,
  { id, password_hash: hash }: Account,
  password: string,
): Promise<number | null> {
  if (!hash) return CODES.unknownAccount;
  const keys = [`current-password:${id}`];
  if (await isOverLimit(db, keys, CURRENT_PASSWORD_LIMIT, now)) return CODES.tooOften;
  if (!(await isPassword(password, hash))) return CODES.currentPasswordWrong;
  await forgiveUse(db, keys);
  return null;
}
