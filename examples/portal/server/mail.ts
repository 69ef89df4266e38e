import { emailRefusal, findAccount } from './accounts';
import { sendActivation } from './activation';
import type { Call, CallRequest } from './call';
import { takePass } from './captcha-pass';
import { type Answer, CODES, ok, refuse } from './codes';
import { isOverLimit } from './limits';
import { MAIL_LIMIT } from './settings';

export const MAIL_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/send/mail', handle: sendMail },
];

/** send_type 1 is the activation of a new account; the other two belong to screens of a later part. */
const ACTIVATION = '1';

async function sendMail(request: CallRequest): Promise<Answer> {
  const { fields, services, now } = request;
  const email = (fields.email ?? '').trim();
  const refusal = emailRefusal(email);
  if (refusal !== null) return refuse(refusal);
  if (fields.send_type !== ACTIVATION) return refuse(CODES.mailType);
  if (!(await takePass(request))) return refuse(CODES.captchaInvalid);
  if (await isOverLimit(services.db, [`mail:${email}`], MAIL_LIMIT, now)) return refuse(CODES.mailTooOften);

  const account = await findAccount(services.db, email);
  if (!account) return refuse(CODES.unknownAccount);
  if (account.state !== 'inactive') return refuse(CODES.cannotActivate);
  await sendActivation(services, { email, now });
  return ok();
}
