import { CAPTCHA } from '../config/settings';
import { putOnce, takeOnce } from '../db/one-time';
import type { CallRequest } from '../http/call';
import { type CallResult, ok } from '../http/codes';
import { newSecret } from '../lib/secrets';

export type CaptchaKind = 'puzzle' | 'click';

/** `captcha_type` of a dynamic captcha, and its `dynamic_captcha_type` by kind (OQ-07). */
const DYNAMIC = '1';
const DYNAMIC_KINDS: ReadonlyMap<string | undefined, CaptchaKind> = new Map([
  ['1', 'puzzle'],
  ['2', 'click'],
]);

/**
 * Returns the single-use code that proves a passed captcha to the next call, for three minutes: to the session of a viewer,
 * otherwise to the browser, whose expired session a QR code may replace meanwhile.
 */
export async function givePass(
  { services: { db }, account, sessionId, browserId, now }: CallRequest,
  kind: CaptchaKind,
): Promise<CallResult> {
  const code = newSecret();
  const ownSession = account && sessionId;
  const holder = ownSession ?? browserId ?? newSecret();
  const entry = { detail: { kind }, now, lifeMs: CAPTCHA.passLifeMs };
  await putOnce(db, { purpose: 'pass', key: keyOf(holder, code), ...entry });
  return { ...ok({ captcha_checked_code: code }), ...(ownSession === null && { browserId: holder }) };
}

/** Consumes the pass code of a call whose fields do not name the kind of captcha (SMS codes, doc 1 § 7). */
export async function takeAnyPass(request: CallRequest): Promise<boolean> {
  return (await takenKind(request)) !== null;
}

/**
 * Checks the captcha fields of a call (captcha_type, dynamic_captcha_type, captcha_pass_code) and consumes
 * the code.
 */
export async function takePass(request: CallRequest): Promise<boolean> {
  const { captcha_type: type, dynamic_captcha_type: dynamicType } = request.fields;
  const taken = await takenKind(request);
  return taken !== null && type === DYNAMIC && DYNAMIC_KINDS.get(dynamicType) === taken;
}

/** The holder is a part of the key, so that another browser cannot use up a pass either. */
async function takenKind({ services, fields, sessionId, browserId, now }: CallRequest): Promise<unknown> {
  for (const holder of [sessionId, browserId]) {
    const key = keyOf(holder ?? '', fields.captcha_pass_code ?? '');
    const pass = holder && (await takeOnce(services.db, 'pass', key, now));
    if (pass) return pass.isExpired ? null : pass.detail.kind;
  }
  return null;
}

function keyOf(holder: string, code: string): string {
  return `${holder}:${code}`;
}
