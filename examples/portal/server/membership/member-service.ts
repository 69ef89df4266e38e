import type { Context, Hono } from 'hono';
import * as z from 'zod';
import { MEMBER, SIGNING_SKEW_MS } from '../config/settings';
import { makesTooManyCalls } from '../db/limits';
import { putOnce, takeOnce } from '../db/one-time';
import { serve } from '../http/api';
import type { CallResult } from '../http/codes';
import { readFields } from '../http/fields';
import type { Services } from '../http/services';
import { isHttps, visitOf } from '../http/visit';
import { readCookie, writeCookie } from '../lib/cookies';
import { newSecret } from '../lib/secrets';
import { shanghaiTime } from '../lib/time';
import { isMemberSignature } from './member-signature';

/** Base path of the member service, a separate service without access to the portal's sessions. */
const BASE = '/member';
const COOKIE = 'verifycode';

/** The result codes of the service. All but one are errors, and none is negative (doc 1 § 7). */
const CODES = { ok: 10_000, badRequest: 20_001, badToken: 20_002, badSignature: 20_003 } as const;

type MemberCall = {
  method: 'POST';
  path: string;
  handle(c: Context, services: Services): Promise<CallResult>;
};

export const MEMBER_CALLS: readonly MemberCall[] = [
  { method: 'POST', path: `${BASE}/openapi/token/generate`, handle: generateToken },
  { method: 'POST', path: `${BASE}/api/memberInfo/memberDetailInfo`, handle: memberDetail },
];

const text = z.coerce.string().max(100);
const detailRequest = z.object({
  header: z.object({ time: text, appid: text, signature: text }),
  params: z.object({ uid: text, productId: text, ip: text, source: text }),
  token: text,
});

export function mountMemberService(app: Hono, services: Services): void {
  for (const call of MEMBER_CALLS)
    app.post(call.path, (c) => serve(c, call, services, () => call.handle(c, services)));
}

/**
 * Issues a token for one look-up, in the response and in an HttpOnly cookie (doc 1 § 7).
 */
async function generateToken(c: Context, services: Services): Promise<CallResult> {
  const { db, now } = services;
  const visit = await visitOf(c, services);
  const fields = await readFields(c.req);
  if (fields?.appId !== MEMBER.appId || (await makesTooManyCalls(services, { ...visit, now: now() })))
    return { code: CODES.badRequest };
  const token = newSecret();
  await putOnce(db, { purpose: 'member-token', key: token, now: now(), lifeMs: MEMBER.tokenMs });
  writeCookie(c, COOKIE, token, { isHttps: isHttps(c), lifeMs: MEMBER.tokenMs });
  return { code: CODES.ok, data: { token } };
}

/** Returns the cards of a viewer. Body, header and cookie must have the same token, which is consumed. */
async function memberDetail(c: Context, { db, now, memberSecret }: Services): Promise<CallResult> {
  const request = detailRequest.safeParse(await c.req.json().catch(() => null)).data;
  if (!request) return { code: CODES.badRequest };
  const { header, params, token } = request;
  const known = await takeOnce(db, 'member-token', token, now());
  const isSame = c.req.header('verifycode') === token && readCookie(c, COOKIE, isHttps(c)) === token;
  if (!known || known.isExpired || !isSame) return { code: CODES.badToken };
  const { time, appid, signature } = header;
  const isTimely = Math.abs(Number(time) - now().getTime()) <= SIGNING_SKEW_MS;
  const isKnownApp = appid === MEMBER.appId && params.productId === MEMBER.productId;
  if (!isTimely || !isKnownApp || !isMemberSignature(signature, { ...params, time, appid }, memberSecret))
    return { code: CODES.badSignature };
  const cards = await db.query<{ status: number; type: number; expires_at: Date }>(
    'select status, type, expires_at from membership_cards where account_id::text = $1 order by id',
    [params.uid],
  );
  const memberPayCardsRelationRespList = cards.map(({ status, type, expires_at }) => ({
    status,
    type,
    expiredTime: shanghaiTime(expires_at),
  }));
  return { code: CODES.ok, data: { memberPayCardsRelationRespList } };
}
