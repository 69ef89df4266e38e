import * as z from 'zod';
import { parseTime } from '#lib/time/shanghai-time';

/**
 * The data of the answers: each field of the documents, with its JSON type in the reference portal. The schemas of
 * `src/api` are no source for this: they are sent to browsers, contain only what the widgets use, and accept what a server
 * may do wrong. Unit tests compare these shapes with the documents, with the reference portal and with what the widgets read.
 */
export const shapes = shapesOf(false);

/** The same, with all spellings that the widgets read: digits for numbers, numbers and null for texts, 0 and 1 for flags. */
export const tolerantShapes = shapesOf(true);

export type Shapes = ReturnType<typeof shapesOf>;

/** As in decisions, part K; rows and entities as in doc 1 § 3. */
function shapesOf(isTolerant: boolean) {
  const { number, count, text, word, flag, url, time, picture } = leavesOf(isTolerant);
  const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry, { error: 'a list' });
  const page = <Row extends z.ZodType>(row: Row) => record({ total: count, rows: list(row) });
  const checkIn = record({ signed: flag, days_consecutive: count, days_cumulative: count });
  const programme = record({ id: word, name: text });
  return {
    nothing: z.unknown().optional(),
    handOff: record({ sso: list(word), ticket: word }),
    userInfo: record({
      uid: number,
      face_uri: url,
      nick_name: text,
      account: word,
      last_login_time: time,
      sex: number,
      birthday: text,
      province: text,
      city: text,
    }),
    loginCheck: record({ is_login: number, user_id: number, nick_name: text }),
    unreadCounts: record({ subscribe_count: count, system_count: count }),
    checkIn,
    reminders: page(
      record({
        id: number,
        read: flag,
        item_begin_time: time,
        live_url: url,
        channel_name: text,
        item_name: text,
        subscribe_time: time,
      }),
    ),
    systemMessages: page(record({ id: number, read: flag, title: text, content: text, pub_date: time })),
    history: page(
      record({
        id: number,
        video_id: word,
        video_title: text,
        video_image: url,
        video_page_url: url,
        play_position: number,
        play_time: number,
      }),
    ),
    favourites: page(
      record({
        id: number,
        source_type: number,
        source_id: word,
        source_title: text,
        source_logo: url,
        source_url: url,
        business_name: text,
        collect_date_time: time,
      }),
    ),
    reservations: page(
      record({
        id: number,
        play_status: word,
        item_begin_time: time,
        channel_name: text,
        item_name: text,
        live_url: url,
      }),
    ),
    bindings: record({
      binding_email: text,
      binding_email_status: number,
      binding_mobile: text,
      binding_oauth: list(record({ oauth_type: number, user_id: word })),
      user_type: number,
    }),
    programmes: record({ channels: list(programme), columns: list(programme) }),
    picks: record({ channels: list(word), columns: list(word) }),
    qrCode: word,
    qrStatus: record({ status: number, url }),
    puzzle: record({ origin_image_data: picture, block_image_data: picture, token: word, secret_key: text }),
    click: record({ origin_image_data: picture, token: word, secret_key: text, word_list: list(word) }),
    captchaCheck: record({ captcha_checked_code: word }),
    securityEmail: record({ email: text, status: number }),
    memberToken: record({ token: word }),
    memberCards: record({
      memberPayCardsRelationRespList: list(record({ expiredTime: time, status: number, type: number })),
    }),
  };
}

function record<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object(fields, { error: 'an object' });
}

function leavesOf(isTolerant: boolean) {
  const isText = (raw: unknown) =>
    typeof raw === 'string' || (isTolerant && (typeof raw === 'number' || raw === null));
  const isWord = (raw: unknown) => isText(raw) && raw !== null && raw !== '';
  const isNumber = (raw: unknown) =>
    Number.isFinite(raw) || (isTolerant && typeof raw === 'string' && /^-?\d+$/.test(raw));
  const isFlag = (raw: unknown) =>
    typeof raw === 'boolean' || (isTolerant && ['0', '1', 'true', 'false'].includes(String(raw)));
  return {
    text: leaf('a text', isText),
    word: leaf('a text that is not empty', isWord),
    number: leaf('a number', isNumber),
    count: leaf('a whole number, 0 or more', (raw) => isNumber(raw) && /^\d+$/.test(String(raw))),
    flag: leaf('true or false', isFlag),
    url: leaf('an http(s) URL, or an empty text', (raw) => isText(raw) && (!raw || isUrl(String(raw)))),
    time: leaf(
      'a time like "2026-11-21 20:00:00", or an empty text',
      (raw) => isText(raw) && isTime(raw ?? ''),
    ),
    picture: leaf(
      'a picture as base64',
      (raw) => isText(raw) && /^(data:image\/\w+;base64,)?[\w+/]+=*$/.test(String(raw)),
    ),
  };
}

function leaf(expected: string, test: (raw: unknown) => boolean) {
  return z.custom<unknown>(test, { error: expected });
}

/** A browser completes `//host/path` with the protocol of the page. */
function isUrl(text: string): boolean {
  return /^(https?:)?\/\//.test(text) && URL.canParse(text, 'https://host');
}

/** The formats of OQ-14; 0 is no time. */
function isTime(raw: unknown): boolean {
  return raw === '' || String(raw) === '0' || parseTime(String(raw)) !== null;
}
