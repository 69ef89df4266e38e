import { deletedNameRefusal, isPhoneNumber, stateRefusal } from '../accounts/account-rules';
import { hasProof } from '../accounts/password-proof';
import { bindPhone, findAccount } from '../db/accounts';
import { tellOwner } from '../delivery/owner-notices';
import { SMS_TYPES, takeSmsCode } from '../delivery/sms-codes';
import type { Call, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';

export const BINDING_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/verification/mobile/binding', handle: verifyPhone },
];

/**
 * Binds a phone to the account that is signed in, including accounts created by a third-party sign-in. The
 * page navigates to `service` afterwards; the server does not redirect. Checks the proof of the owner before
 * the SMS code, so that the code is still valid after the viewer has typed the password.
 */
async function verifyPhone(request: ViewerRequest): Promise<CallResult> {
  const { account, fields, services, sessionId, addressKey, now } = request;
  const { mobile = '', sms_code: code = '' } = fields;
  if (!isPhoneNumber(mobile)) return refuse(CODES.phoneFormat);
  if (account.state === 'inactive') return refuse(CODES.emailCannotBind);
  const { db } = services;
  const viewer = { sessionId, account, now };
  if (!(await hasProof(db, viewer))) return refuse(CODES.currentPasswordWrong);
  const refusal =
    stateRefusal(account) ??
    (await takeSmsCode(services, { mobile, type: SMS_TYPES.bind, code, addressKey, now }));
  if (refusal !== null) return refuse(refusal);
  const owner = await findAccount(db, mobile);
  if (owner && owner.id !== account.id) return refuse(CODES.phoneBound);
  const deleted = await deletedNameRefusal(services, mobile, now);
  if (deleted) return deleted;
  const bound = await db.transaction(async (inner) => {
    if (!(await hasProof(inner, viewer))) return refuse(CODES.currentPasswordWrong);
    return (await bindPhone(inner, account.id, mobile)) ? ok() : refuse(CODES.phoneBound);
  });
  if (bound.code === CODES.ok && mobile !== account.mobile)
    await tellOwner(services, { what: 'mobile', before: account, now });
  return bound;
}
