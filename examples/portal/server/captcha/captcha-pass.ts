import { CAPTCHA } from '../config/settings';
import { putOnce, takeOnce } from '../db/one-time';
import type { CallRequest } from '../http/call';
import type { Services } from '../http/services';
import { newSecret } from '../lib/secrets';

export type CaptchaKind = 'puzzle' | 'click';

/** `captcha_type` of a dynamic captcha, and its `dynamic_captcha_type` by kind (OQ-07). */
const DYNAMIC = '1';
const DYNAMIC_KINDS: ReadonlyMap<string | undefined, CaptchaKind> = new Map([
  ['1', 'puzzle'],
  ['2', 'click'],
]);

/** Creates the single-use code that proves a passed captcha to the next call, valid for three minutes. */
export async function givePass({ db }: Services, kind: CaptchaKind, now: Date): Promise<string> {
  const code = newSecret();
  await putOnce(db, { purpose: 'pass', key: code, detail: { kind }, now, lifeMs: CAPTCHA.passLifeMs });
  return code;
}

/** Consumes the pass code of a call whose fields do not name the kind of captcha (SMS codes, doc 1 § 7). */
export async function takeAnyPass({ services, fields, now }: CallRequest): Promise<boolean> {
  const pass = await takeOnce(services.db, 'pass', fields.captcha_pass_code ?? '', now);
  return pass !== null && !pass.isExpired;
}

/**
 * Checks the captcha fields of a call (captcha_type, dynamic_captcha_type, captcha_pass_code) and consumes
 * the code.
 */
export async function takePass({ services, fields, now }: CallRequest): Promise<boolean> {
  const pass = await takeOnce(services.db, 'pass', fields.captcha_pass_code ?? '', now);
  const kind = fields.captcha_type === DYNAMIC ? DYNAMIC_KINDS.get(fields.dynamic_captcha_type) : undefined;
  return pass !== null && !pass.isExpired && kind !== undefined && pass.detail.kind === kind;
}
