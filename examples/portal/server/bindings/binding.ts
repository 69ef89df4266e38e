import { bindMobile, isMobile } from '../accounts/accounts';
import { type Answer, CODES, ok, refuse } from '../delivery/codes';
import { SMS_TYPES, takeSmsCode } from '../delivery/sms-codes';
import type { Call, CallRequest } from '../http/call';

export const BINDING_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/verification/mobile/binding', handle: verifyMobile },
];

/**
 * Binds a phone to the account that is signed in, including accounts created by a third-party sign-in. The
 * page navigates to `service` afterwards; the server does not redirect.
 */
async function verifyMobile(request: CallRequest): Promise<Answer> {
  const { account, fields, services, now } = request;
  if (!account) return refuse(CODES.notLoggedIn);
  const { mobile = '', sms_code: code = '' } = fields;
  if (!isMobile(mobile)) return refuse(CODES.mobileFormat);
  if (account.state === 'inactive') return refuse(CODES.emailCannotBind);
  const refusal = await takeSmsCode(services, { mobile, type: SMS_TYPES.bind, code, now });
  if (refusal !== null) return refuse(refusal);
  return (await bindMobile(services.db, account.id, mobile)) ? ok() : refuse(CODES.mobileBound);
}
