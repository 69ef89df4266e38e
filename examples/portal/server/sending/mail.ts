import { absenceCode, emailRefusal, stateRefusal } from '../accounts/account-rules';
import { sendActivation } from '../accounts/activation';
import { sendReset } from '../accounts/reset-link';
import { sendEmailActivation } from '../bindings/security-email-link';
import { takePass } from '../captcha/captcha-pass';
import { type Account, accountOf, findAccount } from '../db/accounts';
import { isMailOverLimit } from '../db/limits';
import { recoveryAccountId } from '../db/sessions';
import { findByMail, maskEmail, SECURITY_EMAIL } from '../delivery/security-email';
import type { Call, CallRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { servicesOf } from '../http/services';

export const MAIL_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/send/mail', isPublic: true, handle: sendMail },
];

/** A function that sends the mail, or the error code. */
type Prepared =
  | {
      recipient: string;
      /** The account whose owner may have more mails; null for an address that is not known to be the owner's. */
      accountId: number | null;
      send(): Promise<void>;
    }
  | { refusal: number };

/** Mails by `send_type` (doc 2 § 7). */
const MAILS = new Map<string | undefined, (request: CallRequest, email: string) => Promise<Prepared>>([
  ['1', activationMail],
  ['2', securityEmailMail],
  ['3', resetMail],
]);

async function sendMail(request: CallRequest): Promise<CallResult> {
  const { fields, services } = request;
  const email = (fields.email ?? '').trim();
  const refusal = emailRefusal(email);
  if (refusal !== null) return refuse(refusal);
  const prepare = MAILS.get(fields.send_type);
  if (!prepare) return refuse(CODES.mailType);
  if (!(await takePass(request))) return refuse(CODES.captchaInvalid);
  const mail = await prepare(request, email);
  if ('refusal' in mail) return refuse(mail.refusal);
  if (await isMailOverLimit(services.db, mail, request)) return refuse(CODES.mailTooOften);
  await mail.send();
  return ok();
}

async function activationMail({ services, browserId, now }: CallRequest, email: string): Promise<Prepared> {
  const account = await findAccount(services.db, email);
  if (!account) return { refusal: CODES.unknownAccount };
  if (account.state !== 'inactive') return { refusal: CODES.cannotActivate };
  const send = () => sendActivation(services, { account, browserId, now });
  return { recipient: email, accountId: account.id, send };
}

/** Sends the mail again, only to the unverified address of the viewer's own account. */
async function securityEmailMail(request: CallRequest, email: string): Promise<Prepared> {
  const { services, account, sessionId, now } = request;
  if (!account) return { refusal: CODES.notLoggedIn };
  const { id, security_email: pending, security_email_status: status } = account;
  if (pending !== email) return { refusal: CODES.currentEmailWrong };
  if (status !== SECURITY_EMAIL.pending) return { refusal: CODES.cannotActivate };
  const mail = { accountId: id, email, sessionId, now };
  const own = servicesOf(services, account);
  return { recipient: email, accountId: null, send: () => sendEmailActivation(own, mail) };
}

/**
 * Accepts the address of an account, its security email, or the masked form of the latter, because a viewer
 * who chooses "send to the security email" never sees the whole address.
 */
async function resetMail(request: CallRequest, email: string): Promise<Prepared> {
  const { services, now } = request;
  const recovering = await recoveryOf(request, email);
  const account = recovering ?? (await findByMail(services.db, email));
  const recipient = recovering?.security_email ?? email;
  if (!account) return { refusal: await absenceCode(services, email, now) };
  const refusal = stateRefusal(account);
  if (refusal) return { refusal };
  const mail = { accountId: account.id, email: recipient, now };
  const own = servicesOf(services, account);
  return { recipient, accountId: account.id, send: () => sendReset(own, mail) };
}

/** The account whose security email was shown to this session in masked form. */
async function recoveryOf(
  { services: { db }, sessionId, now }: CallRequest,
  masked: string,
): Promise<Account | null> {
  const account = await accountOf(db, await recoveryAccountId(db, sessionId, now));
  const { security_email: email, security_email_status: status } = account ?? {};
  return email && status === SECURITY_EMAIL.active && maskEmail(email) === masked ? account : null;
}
