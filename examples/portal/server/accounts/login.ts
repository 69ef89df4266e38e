import { takePass } from '../captcha/captcha-pass';
import { LIMITS } from '../config/limits';
import { findAccount } from '../db/accounts';
import { forgiveUse, isOverLimit } from '../db/limits';
import type { Call, CallRequest, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { isPassword } from '../lib/password-hash';
import { shanghaiTime } from '../lib/time';
import { absenceCode } from './account-rules';
import { avatarPath } from './avatars';
import { passwordHashFor } from './registrations';
import { signIn } from './sign-in';

export const LOGIN_CALLS: readonly Call[] = [
  { method: 'GET', path: '/openapi/v2/user/checkLogin', handle: checkLogin },
  { method: 'POST', path: '/openapi/v2/user/login', isPublic: true, isSigned: true, handle: login },
  { method: 'GET', path: '/openapi/v2/user/info', handle: userInfo },
];

const FIELD_MAX = 64;

function checkLogin({ account }: ViewerRequest): CallResult {
  return ok({ is_login: 1, user_id: account.id, nick_name: account.nick_name });
}

/**
 * Checks the captcha first, so that a request without one does not count against the account's sign-in limit.
 */
async function login(request: CallRequest): Promise<CallResult> {
  const { fields, services, now } = request;
  const { account: name = '', password = '', rem_login: remember = '' } = fields;
  if (!isFilled(name) || !isFilled(password) || !/^[01]$/.test(remember)) return refuse(CODES.badParameters);
  if (!(await takePass(request))) return refuse(CODES.captchaInvalid);

  const { db, absentHash } = services;
  const own = [`sign-in:${name.trim().toLowerCase()}:${request.addressKey}`];
  const all = [`sign-in:address:${request.addressKey}`];
  const isOver = await isOverLimit(db, own, LIMITS.signIn, now);
  if ((await isOverLimit(db, all, LIMITS.signInAddress, now)) || isOver) return refuse(CODES.tooOften);
  const account = await findAccount(db, name);
  // Hashes for an unknown account too, so that the time does not tell whether it exists.
  const hash = account && (await passwordHashFor(db, account, request));
  const isRight = await isPassword(password, hash ?? absentHash);
  if (!account) return refuse(await absenceCode(services, name, now));
  if (!hash) return refuse(CODES.unknownAccount);
  if (!isRight) return refuse(CODES.wrongPassword);
  await forgiveUse(db, own, LIMITS.signIn);
  await forgiveUse(db, all, LIMITS.signInAddress);
  return signIn(request, account, remember === '1');
}

function userInfo({ account, origin }: ViewerRequest): CallResult {
  return ok({
    uid: account.id,
    face_uri: origin + avatarPath(account.avatar_id),
    nick_name: account.nick_name,
    account: account.email ?? account.mobile ?? 'oauth',
    last_login_time: account.last_login_at ? shanghaiTime(account.last_login_at) : '',
    sex: account.sex,
    birthday: account.birthday,
    province: account.province,
    city: account.city,
  });
}

function isFilled(value: string): boolean {
  return value.trim() !== '' && value.length <= FIELD_MAX;
}
