import type { Account } from '../db/accounts';
import type { Queries } from '../db/database';
import { spendAllOf } from '../db/one-time';
import { tablesOfAccounts } from '../db/tables';
import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { ssoSignOutOf } from '../sso/sso';
import { stateRefusal } from './account-rules';

export const DELETION_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/account/cancellation', handle: deleteAccount },
];

/** Retained with the account, so that a sign-in at the third party reports the deletion too. */
const RETAINED = 'oauth_bindings';

const NOBODY = '已注销用户';

/**
 * Deletes the account that is signed in. Its address and number are retained, so that a sign-in reports the
 * deletion and they cannot be registered again. Other personal data, sessions and pending secrets are deleted.
 */
async function deleteAccount({ account, services: { db }, now }: ViewerRequest): Promise<CallResult> {
  const refusal = stateRefusal(account);
  if (refusal) return refuse(refusal);
  return db.transaction(async (inner) => {
    if (!(await deregister(inner, account))) return refuse(CODES.deregistered);
    for (const table of await tablesOfAccounts(inner))
      if (table !== RETAINED) await inner.query(`delete from ${table} where account_id = $1`, [account.id]);
    await spendAllOf(inner, ['reset', 'security-email', 'ticket'], account.id, now);
    return ok(await ssoSignOutOf(inner, account, now));
  });
}

/** @returns false when a concurrent request has already deleted it */
async function deregister(db: Queries, { id }: Account): Promise<boolean> {
  const rows = await db.query(
    `update accounts set state = 'deregistered', nick_name = $2, sex = default, birthday = default,
       province = default, city = default, security_email = default, security_email_status = default,
       pending_nick_name = default, avatar_id = default, pending_avatar_id = default,
       last_login_at = default
     where id = $1 and state = 'active' returning id`,
    [id, NOBODY],
  );
  return rows.length > 0;
}
