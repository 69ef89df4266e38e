import { emailRefusal, stateRefusal } from '../accounts/account-rules';
import { hasProof, type Viewer } from '../accounts/password-proof';
import { LIMITS } from '../config/limits';
import type { Account } from '../db/accounts';
import type { Queries } from '../db/database';
import { isMailOverLimit, isOverLimit } from '../db/limits';
import { spendAllOf } from '../db/one-time';
import { tellOwner } from '../delivery/owner-notices';
import { findByMail, SECURITY_EMAIL } from '../delivery/security-email';
import type { Call, CallRequest, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { sendEmailActivation } from './security-email-link';

export const EMAIL_BINDING_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/binding/email', handle: bindEmail },
  { method: 'POST', path: '/openapi/v2/user/modify/binding/email', handle: changeEmail },
];

/** Sets the security email while none is active. An active one is replaced by `changeEmail`. */
async function bindEmail(request: ViewerRequest): Promise<CallResult> {
  const { account, fields, services, sessionId, now } = request;
  const email = (fields.email ?? '').trim();
  const isActive = account.security_email_status === SECURITY_EMAIL.active;
  const refusal =
    accountRefusal(account) ??
    (isActive ? CODES.badParameters : null) ??
    emailRefusal(email) ??
    (await proofRefusal(services.db, { sessionId, account, now })) ??
    (await takenRefusal(request, account, email));
  return refusal === null ? setEmail(request, account, email) : refuse(refusal);
}

/**
 * Replaces the active security email. Doc 2 § 4 says "sets the new email", not that it becomes active at
 * once, and status 2 means "verified" (doc 2 § 3). Password resets go to that address, so a typing error
 * would give the account to a stranger. The new address therefore needs verification like the first one.
 */
async function changeEmail(request: ViewerRequest): Promise<CallResult> {
  const { account, fields, services, sessionId, now } = request;
  const email = (fields.email ?? '').trim();
  const newEmail = (fields.new_email ?? '').trim();
  const { security_email: current, security_email_status: status } = account;
  const isCurrent = email === current && status === SECURITY_EMAIL.active;
  const refusal =
    accountRefusal(account) ??
    emailRefusal(newEmail) ??
    (await proofRefusal(services.db, { sessionId, account, now })) ??
    (isCurrent ? null : CODES.currentEmailWrong) ??
    (newEmail === current ? CODES.emailUnchanged : null) ??
    (await takenRefusal(request, account, newEmail));
  return refusal === null ? setEmail(request, account, newEmail) : refuse(refusal);
}

async function proofRefusal(db: Queries, viewer: Viewer): Promise<number | null> {
  return (await hasProof(db, viewer)) ? null : CODES.currentPasswordWrong;
}

/** Accounts created by a third-party sign-in have no password to recover by email (PERM-06). */
function accountRefusal(account: Account): number | null {
  return account.password_hash ? stateRefusal(account) : CODES.unknownAccount;
}

/** Only verified addresses count as taken: otherwise anyone could block an address by using it first. */
async function takenRefusal(
  { services: { db } }: CallRequest,
  { id }: Account,
  email: string,
): Promise<number | null> {
  const owner = await findByMail(db, email);
  if (!owner || owner.id === id || owner.state === 'inactive') return null;
  return owner.email === email ? CODES.emailRegistered : CODES.emailBound;
}

/** Limits mails per account as well as per address, because these calls require no captcha. */
async function setEmail(request: CallRequest, account: Account, email: string): Promise<CallResult> {
  const { services, sessionId, now } = request;
  const { db } = services;
  const { id } = account;
  const isOver = await isOverLimit(db, [`mail:account:${id}`], LIMITS.securityEmail, now);
  if ((await isMailOverLimit(db, { recipient: email, accountId: null }, request)) || isOver)
    return refuse(CODES.mailTooOften);
  const isSet = await db.transaction(async (inner) => {
    // The password may have been changed elsewhere, which ends the session.
    if (!(await hasProof(inner, { sessionId, account, now }))) return false;
    await inner.query('update accounts set security_email = $2, security_email_status = $3 where id = $1', [
      id,
      email,
      SECURITY_EMAIL.pending,
    ]);
    // Revoke links sent to the previous address.
    await spendAllOf(inner, ['security-email', 'reset'], id, now);
    return true;
  });
  if (!isSet) return refuse(CODES.currentPasswordWrong);
  // Before the mail to the new address, which fails if that address does not exist.
  if (email !== account.security_email) await tellOwner(services, { what: 'email', before: account, now });
  await sendEmailActivation(services, { accountId: id, email, sessionId, now });
  return ok();
}
