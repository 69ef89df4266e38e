import * as z from 'zod/mini';
import { MEMBER_OK } from '#config/wire';
import { ApiError } from '#lib/api-error';
import { serverNow } from '#lib/server-time';
import { type Endpoint, requestLine } from '#lib/transport/endpoint';
import { listOf } from '#lib/transport/list-schemas';
import { sendToMemberService } from '#lib/transport/member-service';
import { safeParse } from '#lib/transport/safe-parse';
import { orNothing, text, word } from '#lib/transport/schemas';
import { logMessage } from '#page-config/console-message';
import { getPageConfig } from '#page-config/page-config';
import type { MemberSignedValues } from '#page-config/types';
import type { CallOptions } from '../call';

export const MEMBER_TOKEN_ENDPOINT: Endpoint = { method: 'POST', path: '/openapi/token/generate' };
export const MEMBER_DETAIL_ENDPOINT: Endpoint = {
  method: 'POST',
  path: '/api/memberInfo/memberDetailInfo',
};

/** A card of the member service (ENT-12), in the server's format. */
export type MemberCard = { expiresAt: string; status: string; type: string };

/** Header with the token, and name of the cookie that the service sets (VIP-03). */
const TOKEN_HEADER = 'verifycode';

const token = z.pipe(
  z.transform((raw) => (typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'token') : raw)),
  word,
);
const card = z.pipe(
  z.object({ expiredTime: text, status: text, type: text }),
  z.transform(({ expiredTime, status, type }): MemberCard => ({ expiresAt: expiredTime, status, type })),
);
const cards = z.pipe(
  orNothing(z.object({ memberPayCardsRelationRespList: listOf(card) })),
  z.transform((response) => response.memberPayCardsRelationRespList),
);

/**
 * Looks up the viewer's membership cards (API-51, API-52, VIP-01 to VIP-05) at the member service of the page-config.
 * Its codes do not affect the portal's session. The token is requested for each look-up and never stored: not in
 * storage, URL, event or page-config. The service itself sets the cookie of the documents, with `HttpOnly`, and the
 * browser sends it, so no script reads it.
 * @param uid of the viewer; may be empty (OQ-12)
 * @throws ApiError and no other error
 */
export async function getMemberCards(uid: string, options: CallOptions = {}): Promise<readonly MemberCard[]> {
  const { base, appId, productId, source } = getPageConfig().member;
  const response = await sendToMemberService(MEMBER_TOKEN_ENDPOINT, [['appId', appId]], options);
  const verifyCode = parsed(MEMBER_TOKEN_ENDPOINT, token, response);
  const time = serverNow(base);
  const params = { uid, productId, ip: '', source };
  const signature = await signatureOf({ ...params, appid: appId, time: String(time) });
  const body = { header: { time, appid: appId, signature }, params, token: verifyCode };
  const detail = await sendToMemberService(MEMBER_DETAIL_ENDPOINT, body, {
    ...options,
    headers: { [TOKEN_HEADER]: verifyCode },
    okCode: MEMBER_OK,
  });
  return parsed(MEMBER_DETAIL_ENDPOINT, cards, detail);
}

/** The signature comes from the page (OQ-12); without `sign` it is empty. */
async function signatureOf(values: MemberSignedValues): Promise<string> {
  try {
    return String((await getPageConfig().member.sign?.(values)) ?? '');
  } catch (cause) {
    logMessage('error', 'cntv-widgets: page configuration: "member.sign" threw an error:', String(cause));
    throw new ApiError({ kind: 'unsigned', request: requestLine(MEMBER_DETAIL_ENDPOINT), cause });
  }
}

function parsed<Schema extends z.ZodMiniType>(
  endpoint: Endpoint,
  schema: Schema,
  response: unknown,
): z.output<Schema> {
  const { success, data, error } = safeParse(schema, response);
  if (success) return data;
  throw new ApiError({ kind: 'malformed', request: requestLine(endpoint), cause: error });
}
