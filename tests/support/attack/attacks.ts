import type { Database } from '../../../examples/portal/server/db/database';
import type { Call } from '../../../examples/portal/server/http/call';
import {
  type Answer,
  captchaFields,
  type Fields,
  SMS_TYPE,
  signed,
  type TestPortal,
  type Visitor,
} from '../portal/client';
import { ACCOUNT } from '../portal/demo-account';

export const USER = '/openapi/v2/user';
export const NEW = 'Stolen12!';
export const THIEF_MAIL = 'thief@example.org';
export const THIEF_PHONE = '13900139000';
export const VICTIM_ID = 100_001;
const passwords = (name: string) => ({ [name]: NEW, confirm_password: NEW });

/**
 * What a call needs: nothing; a session; or a proof of the password, which it refuses without, with `refusal`. The
 * fields would make the call succeed for the owner.
 */
export type Attack = { needs: 'nothing' | 'session' | 'password'; fields?: Fields; refusal?: number };

const open = (fields: Fields = {}): Attack => ({ needs: 'nothing', fields });
const session = (fields: Fields = {}): Attack => ({ needs: 'session', fields });
const password = (fields: Fields = {}, refusal = -21003): Attack => ({ needs: 'password', fields, refusal });

/** Rows of the victim, whose IDs the calls name. */
type Rows = Readonly<Record<'message' | 'video' | 'favourite' | 'reservation' | 'binding', string>>;

/** One row for each call of the portal. */
const attacksOn = (rows: Rows): Readonly<Record<string, Attack>> => ({
  [`GET ${USER}/checkLogin`]: session(),
  [`POST ${USER}/login`]: open({ account: ACCOUNT, password: NEW, rem_login: '1' }),
  [`GET ${USER}/info`]: session(),
  [`POST ${USER}/info`]: session({ nick_name: '新的名字', sex: '2', birthday: '', province: '', city: '' }),
  [`POST ${USER}/modify/headImage`]: session(),
  [`GET ${USER}/message/count`]: session(),
  [`GET ${USER}/message/subscribes`]: session(),
  [`GET ${USER}/message/systems`]: session(),
  [`DELETE ${USER}/message`]: session({ type: 'SYSTEM', ids: rows.message }),
  [`DELETE ${USER}/message/clear`]: session({ type: 'SYSTEM' }),
  [`GET ${USER}/sign`]: session(),
  [`POST ${USER}/sign`]: session(),
  'GET /openapi/v2/collect/records': session({ source_type: '1' }),
  'DELETE /openapi/v2/collect/record': session({ id: rows.favourite }),
  'DELETE /openapi/v2/collect/records': session({ source_type: '1' }),
  'GET /openapi/v2/video/records': session(),
  'DELETE /openapi/v2/video/record': session({ video_id: rows.video }),
  'DELETE /openapi/v2/video/records': session(),
  'GET /openapi/v2/subscribe/records': session(),
  'DELETE /openapi/v2/subscribe/record': session({ id: rows.reservation }),
  'DELETE /openapi/v2/subscribe/records': session(),
  [`GET ${USER}/captcha/dynamic/puzzle`]: open(),
  [`POST ${USER}/captcha/dynamic/puzzle/check`]: open(),
  [`GET ${USER}/captcha/dynamic/click`]: open(),
  [`POST ${USER}/captcha/dynamic/click/check`]: open(),
  [`GET ${USER}/verification/pic/code`]: open(),
  [`POST ${USER}/send/mail`]: open({ email: THIEF_MAIL, send_type: '3' }),
  [`POST ${USER}/demo/audit`]: open(),
  [`POST ${USER}/verification/sms/code`]: open({ mobile: THIEF_PHONE, send_type: '2', check_captcha: '1' }),
  [`POST ${USER}/register/mobile`]: open({
    mobile: '13800138000',
    sms_code: '000000',
    ...passwords('password'),
  }),
  [`POST ${USER}/register/email`]: open({ email: ACCOUNT, ...passwords('password') }),
  [`POST ${USER}/verification/account`]: open({ account: ACCOUNT }),
  [`POST ${USER}/secret/email`]: open({ account: ACCOUNT }),
  [`POST ${USER}/mobile/reset/password`]: open({
    mobile: '13800138000',
    sms_code: '000000',
    ...passwords('new_password'),
  }),
  [`POST ${USER}/forget/mail/reset/password`]: open({
    email: ACCOUNT,
    code: 'guess',
    operation: 'reset',
    ...passwords('password'),
  }),
  [`POST ${USER}/verification/mobile/binding`]: password({ mobile: THIEF_PHONE }),
  [`GET ${USER}/binding/info`]: session(),
  [`GET ${USER}/oauth/UnBind`]: password({ oauth_type: '303', oauthid: rows.binding }),
  // The victim's address is active, so that `modify` has to change it.
  [`POST ${USER}/binding/email`]: password({ email: THIEF_MAIL }, -10003),
  [`POST ${USER}/modify/binding/email`]: password({ email: 'safe@example.org', new_email: THIEF_MAIL }),
  [`POST ${USER}/verification/password`]: password({ password: NEW }),
  [`POST ${USER}/modify/password`]: password({ current_password: 'Wrong123!', ...passwords('new_password') }),
  [`GET ${USER}/QRCode/login/generationQRCode`]: open(),
  [`GET ${USER}/QRCode/login/getQrcodeStatus`]: open({ qrcode: 'guess' }),
  'GET /openapi/v2/programme': open(),
  'GET /openapi/v2/programme/user': session(),
  'POST /openapi/v2/programme/user': session({ channels: '', columns: '' }),
  [`POST ${USER}/account/cancellation`]: password(),
});

export const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** The attacks on the account of the demo data by the names of the calls. Binds a third party, which it lacks. */
export async function prepareAttacks(
  db: Database,
  providerUser = '1',
): Promise<Readonly<Record<string, Attack>>> {
  await db.query("insert into oauth_bindings (provider, user_id, account_id) values ('qq', $1, $2)", [
    providerUser,
    VICTIM_ID,
  ]);
  const firstOf = async (column: string, source: string) => {
    const sql = `select ${column}::text as key from ${source} account_id = $1 limit 1`;
    return (await db.query<{ key: string }>(sql, [VICTIM_ID]))[0]?.key ?? '';
  };
  return attacksOn({
    message: await firstOf('id', "messages where kind = 'system' and"),
    video: await firstOf('video_id', 'watch_records where'),
    favourite: await firstOf('id', 'collections where'),
    reservation: await firstOf('id', 'reservations where'),
    binding: await firstOf('user_id', 'oauth_bindings where'),
  });
}

type Made = { site: TestPortal; visitor: Visitor; call: Call; fields: Fields | undefined };

/** Prepares a call with valid captcha, SMS code and signature. @param owner receives the SMS */
export async function prepareCall(
  { site, visitor, call, fields }: Made,
  owner = visitor,
): Promise<() => Promise<{ code: number; text: string }>> {
  const { method, path } = call;
  const sent: Fields = { ...captchaFields(await visitor.pass('puzzle')), ...fields };
  if (path.endsWith('/mobile/binding')) {
    site.clock.ms += 180_000;
    sent.sms_code = await owner.smsCode(THIEF_PHONE, SMS_TYPE.bind);
  }
  const body = call.isSigned ? signed(sent, { ts: site.clock.ms }) : { appid: 'demo', ...sent };
  return async () => {
    const response =
      method === 'GET'
        ? await visitor.request(`${path}?${new URLSearchParams(body)}`, {
            headers: { 'sec-fetch-site': 'same-origin' },
          })
        : await visitor.request(path, {
            method,
            body: call.uploadMaxBytes ? upload(site.clock.ms) : new URLSearchParams(body),
          });
    const text = await response.text();
    return { code: text.startsWith('{') ? (JSON.parse(text) as Answer).code : 0, text };
  };
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function upload(timestamp: number): FormData {
  const form = new FormData();
  form.append('appid', 'demo');
  form.append('timestamp', String(timestamp));
  form.append('file_name', new File([PNG], 'face.png', { type: 'image/png' }));
  return form;
}
