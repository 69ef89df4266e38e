import { bindMobile, isMobile } from './accounts';
import type { Call, CallRequest } from './call';
import { type Answer, CODES, ok, refuse } from './codes';
import { SMS_TYPES, takeSmsCode } from './sms-codes';

export const BINDING_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/verification/mobile/binding', handle: verifyMobile },
];

/**
 * A phone for the account that is signed in, one that came by third-party sign-in included: the phone-binding page is
 * made for it. `service` is where the page goes afterwards; the server redirects nowhere.
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
