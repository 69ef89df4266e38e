import { LIMITS } from '../config/limits';
import { AVATAR_BODY_MAX_BYTES, AVATAR_MAX_BYTES, NICKNAME_LENGTH } from '../config/settings';
import type { Account } from '../db/accounts';
import { isOverLimit } from '../db/limits';
import { redraw } from '../drawing/drawing';
import { pictureKind } from '../drawing/picture';
import type { Call, CallRequest, ViewerRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { shanghaiTime } from '../lib/time';
import { stateRefusal } from './account-rules';
import { keepForReview } from './avatars';

export const PROFILE_CALLS: readonly Call[] = [
  { method: 'POST', path: '/openapi/v2/user/info', handle: saveProfile },
  {
    method: 'POST',
    path: '/openapi/v2/user/modify/headImage',
    uploadMaxBytes: AVATAR_BODY_MAX_BYTES,
    handle: saveAvatar,
  },
];

const PLACE_MAX = 30;
/** In simplified and traditional characters, which may be mixed. */
const FORBIDDEN_WORDS = /[赌賭]博|代孕|[枪槍]支/;
const BROADCASTER = /^(央[视視][网網]|cctv|cntv)/i;
/** Controls, and invisible characters that change the order of text or hide in it. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}/u;

/**
 * Saves all fields but the nickname at once. A changed nickname is submitted for review, one at a time; while
 * another one awaits review, nothing is saved.
 */
async function saveProfile({ account, fields, services: { db }, now }: ViewerRequest): Promise<CallResult> {
  const { sex = '', birthday = '' } = fields;
  const [name, province, city] = [fields.nick_name, fields.province, fields.city].map(compatible) as Texts;
  const isPlain = /^[12]?$/.test(sex) && isBirthday(birthday, now) && isPlace(province) && isPlace(city);
  if (!isPlain) return refuse(CODES.badParameters);
  const isNew = name !== account.nick_name && name !== account.pending_nick_name;
  const refusal = stateRefusal(account) ?? (isNew ? await newNameRefusal(db, account, name, now) : null);
  if (refusal !== null) return refuse(refusal);
  const rows = await db.query(
    `update accounts set sex = $2, birthday = $3, province = $4, city = $5,
       pending_nick_name = coalesce($6, pending_nick_name)
     where id = $1 and ($6::text is null or pending_nick_name is null) returning id`,
    [account.id, Number(sex), birthday, province, city, isNew ? name : null],
  );
  return rows.length > 0 ? ok() : refuse(CODES.nicknameInReview);
}

type Texts = [name: string, province: string, city: string];

/** Replaces forms that only look different, such as full-width letters and radicals, by the usual ones. */
function compatible(text = ''): string {
  return text.normalize('NFKC').trim();
}

async function newNameRefusal(
  db: CallRequest['services']['db'],
  { id, pending_nick_name: pending }: Account,
  name: string,
  now: Date,
): Promise<number | null> {
  if (pending !== null) return CODES.nicknameInReview;
  const refusal = nicknameRefusal(name);
  if (refusal !== null) return refusal;
  const isOver = await isOverLimit(db, [`nickname:${id}`], LIMITS.nickname, now);
  return isOver ? CODES.nicknameTooOften : null;
}

async function saveAvatar({
  account,
  fields,
  files,
  services: { db },
  now,
}: ViewerRequest): Promise<CallResult> {
  const refusal = stateRefusal(account);
  if (refusal !== null) return refuse(refusal);
  if (!/^\d{13}$/.test(fields.timestamp ?? '')) return refuse(CODES.badParameters);
  const file = files?.file_name;
  if (!file?.size) return refuse(CODES.avatarEmpty);
  if (account.pending_avatar_id !== null) return refuse(CODES.avatarInReview);
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = bytes.length < AVATAR_MAX_BYTES ? pictureKind(bytes) : null;
  if (!kind) return refuse(CODES.avatarUnfit);
  // Counted before decoding, which takes long; an upload that turns out to be unfit is not forgiven.
  if (await isOverLimit(db, [`avatar:${account.id}`], LIMITS.avatar, now))
    return refuse(CODES.avatarTooOften);
  const picture = await redraw(bytes, kind);
  if (!picture) return refuse(CODES.avatarUnfit);
  const isKept = await keepForReview(db, account.id, picture);
  return isKept ? ok() : refuse(CODES.avatarInReview);
}

/** Whether the text is empty or a calendar date no later than the current year (doc 1 § 5). */
function isBirthday(text: string, now: Date): boolean {
  if (text === '') return true;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && isDay && text.slice(0, 4) <= shanghaiTime(now).slice(0, 4);
}

function isPlace(text: string): boolean {
  return text.length <= PLACE_MAX && !/[<>]/.test(text) && !INVISIBLE.test(text);
}

/** @returns null for a nickname that can be submitted for review, otherwise the error code */
function nicknameRefusal(name: string): number | null {
  const length = [...name].length;
  if (length < NICKNAME_LENGTH.least || length > NICKNAME_LENGTH.most) return CODES.nicknameLength;
  if (!/^[\p{Script=Han}A-Za-z0-9_]+$/u.test(name)) return CODES.nicknameCharacters;
  if (BROADCASTER.test(name)) return CODES.nicknamePrefix;
  return FORBIDDEN_WORDS.test(name) ? CODES.nicknameForbidden : null;
}
