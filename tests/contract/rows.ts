import { DEMO_AUDIT_ENDPOINT } from '#api/demo';
import { CHECK_IN_ENDPOINT, CHECK_IN_STATE_ENDPOINT } from '#api/member/check-in';
import {
  CLEAR_FAVOURITES_ENDPOINT,
  DELETE_FAVOURITE_ENDPOINT,
  FAVOURITES_ENDPOINT,
} from '#api/member/favourites';
import { CLEAR_HISTORY_ENDPOINT, DELETE_WATCH_RECORD_ENDPOINT, HISTORY_ENDPOINT } from '#api/member/history';
import { MESSAGE_COUNT_ENDPOINT } from '#api/member/inbox';
import { MEMBER_DETAIL_ENDPOINT, MEMBER_TOKEN_ENDPOINT } from '#api/member/membership';
import {
  CLEAR_MESSAGES_ENDPOINT,
  DELETE_MESSAGES_ENDPOINT,
  REMINDERS_ENDPOINT,
  SYSTEM_MESSAGES_ENDPOINT,
} from '#api/member/messages';
import {
  CLEAR_RESERVATIONS_ENDPOINT,
  DELETE_RESERVATION_ENDPOINT,
  RESERVATIONS_ENDPOINT,
} from '#api/member/reservations';
import { USER_INFO_ENDPOINT } from '#api/member/viewer';
import { BINDING_INFO_ENDPOINT, UNBIND_ENDPOINT } from '#api/settings/bindings';
import { DELETE_ACCOUNT_ENDPOINT } from '#api/settings/deletion';
import { CHANGE_PASSWORD_ENDPOINT, VERIFY_PASSWORD_ENDPOINT } from '#api/settings/password';
import { BIND_PHONE_ENDPOINT, PICTURE_CODE_ENDPOINT } from '#api/settings/phone-binding';
import { SAVE_PROFILE_ENDPOINT, UPLOAD_AVATAR_ENDPOINT } from '#api/settings/profile';
import {
  PICK_PROGRAMMES_ENDPOINT,
  PICKED_PROGRAMMES_ENDPOINT,
  PROGRAMMES_ENDPOINT,
} from '#api/settings/programmes';
import { BIND_EMAIL_ENDPOINT, CHANGE_EMAIL_ENDPOINT } from '#api/settings/security-email';
import { CHECK_LOGIN_ENDPOINT } from '#api/sign-in/account';
import {
  CLICK_CHECK_ENDPOINT,
  CLICK_ENDPOINT,
  PUZZLE_CHECK_ENDPOINT,
  PUZZLE_ENDPOINT,
} from '#api/sign-in/captcha';
import { LOGIN_ENDPOINT } from '#api/sign-in/login';
import { SEND_MAIL_ENDPOINT } from '#api/sign-in/mail';
import { QR_CODE_ENDPOINT, QR_STATUS_ENDPOINT } from '#api/sign-in/qr';
import {
  RESET_BY_MAIL_ENDPOINT,
  RESET_BY_PHONE_ENDPOINT,
  SECURITY_EMAIL_ENDPOINT,
  VERIFY_ACCOUNT_ENDPOINT,
} from '#api/sign-in/recovery';
import { REGISTER_EMAIL_ENDPOINT, REGISTER_PHONE_ENDPOINT } from '#api/sign-in/registration';
import { SMS_CODE_ENDPOINT } from '#api/sign-in/sms';
import { MEMBER_OK } from '#config/wire';
import type { Endpoint } from '#lib/transport/endpoint';
import type { Shapes } from './shapes';

/** A call of the documents: its endpoint in the widgets' client, and the data of its answer. */
export type Row = {
  endpoint: Endpoint;
  /** `nothing`: only the code is used. */
  data: keyof Shapes;
  /** The code of a success, 0 by default. */
  okCode?: number;
};

export const ROWS = {
  'API-01': { endpoint: USER_INFO_ENDPOINT, data: 'userInfo' },
  'API-02': { endpoint: SAVE_PROFILE_ENDPOINT, data: 'nothing' },
  'API-03': { endpoint: MESSAGE_COUNT_ENDPOINT, data: 'unreadCounts' },
  'API-04': { endpoint: CHECK_IN_STATE_ENDPOINT, data: 'checkIn' },
  'API-05': { endpoint: CHECK_IN_ENDPOINT, data: 'checkIn' },
  'API-06': { endpoint: REMINDERS_ENDPOINT, data: 'reminders' },
  'API-07': { endpoint: SYSTEM_MESSAGES_ENDPOINT, data: 'systemMessages' },
  'API-08': { endpoint: DELETE_MESSAGES_ENDPOINT, data: 'nothing' },
  'API-09': { endpoint: CLEAR_MESSAGES_ENDPOINT, data: 'nothing' },
  'API-10': { endpoint: HISTORY_ENDPOINT, data: 'history' },
  'API-11': { endpoint: DELETE_WATCH_RECORD_ENDPOINT, data: 'nothing' },
  'API-12': { endpoint: CLEAR_HISTORY_ENDPOINT, data: 'nothing' },
  'API-13': { endpoint: FAVOURITES_ENDPOINT, data: 'favourites' },
  'API-14': { endpoint: DELETE_FAVOURITE_ENDPOINT, data: 'nothing' },
  'API-15': { endpoint: CLEAR_FAVOURITES_ENDPOINT, data: 'nothing' },
  'API-16': { endpoint: RESERVATIONS_ENDPOINT, data: 'reservations' },
  'API-17': { endpoint: DELETE_RESERVATION_ENDPOINT, data: 'nothing' },
  'API-18': { endpoint: CLEAR_RESERVATIONS_ENDPOINT, data: 'nothing' },
  'API-19': { endpoint: LOGIN_ENDPOINT, data: 'handOff' },
  'API-20': { endpoint: CHECK_LOGIN_ENDPOINT, data: 'loginCheck' },
  'API-21': { endpoint: QR_CODE_ENDPOINT, data: 'qrCode' },
  'API-22': { endpoint: QR_STATUS_ENDPOINT, data: 'qrStatus' },
  'API-23': { endpoint: REGISTER_PHONE_ENDPOINT, data: 'handOff' },
  'API-24': { endpoint: REGISTER_EMAIL_ENDPOINT, data: 'nothing' },
  'API-25': { endpoint: DELETE_ACCOUNT_ENDPOINT, data: 'handOff' },
  'API-26': { endpoint: VERIFY_ACCOUNT_ENDPOINT, data: 'nothing' },
  'API-27': { endpoint: VERIFY_PASSWORD_ENDPOINT, data: 'nothing' },
  'API-28': { endpoint: DEMO_AUDIT_ENDPOINT, data: 'nothing' },
  'API-29': { endpoint: BINDING_INFO_ENDPOINT, data: 'bindings' },
  'API-30': { endpoint: BIND_EMAIL_ENDPOINT, data: 'nothing' },
  'API-31': { endpoint: CHANGE_EMAIL_ENDPOINT, data: 'nothing' },
  'API-32': { endpoint: BIND_PHONE_ENDPOINT, data: 'nothing' },
  'API-33': { endpoint: UNBIND_ENDPOINT, data: 'nothing' },
  'API-36': { endpoint: PICTURE_CODE_ENDPOINT, data: 'nothing' },
  'API-37': { endpoint: PUZZLE_ENDPOINT, data: 'puzzle' },
  'API-38': { endpoint: PUZZLE_CHECK_ENDPOINT, data: 'captchaCheck' },
  'API-39': { endpoint: CLICK_ENDPOINT, data: 'click' },
  'API-40': { endpoint: CLICK_CHECK_ENDPOINT, data: 'captchaCheck' },
  'API-41': { endpoint: SMS_CODE_ENDPOINT, data: 'nothing' },
  'API-42': { endpoint: SEND_MAIL_ENDPOINT, data: 'nothing' },
  'API-43': { endpoint: SECURITY_EMAIL_ENDPOINT, data: 'securityEmail' },
  'API-44': { endpoint: RESET_BY_PHONE_ENDPOINT, data: 'nothing' },
  'API-45': { endpoint: RESET_BY_MAIL_ENDPOINT, data: 'nothing' },
  'API-46': { endpoint: CHANGE_PASSWORD_ENDPOINT, data: 'nothing' },
  'API-47': { endpoint: UPLOAD_AVATAR_ENDPOINT, data: 'nothing' },
  'API-48': { endpoint: PROGRAMMES_ENDPOINT, data: 'programmes' },
  'API-49': { endpoint: PICKED_PROGRAMMES_ENDPOINT, data: 'picks' },
  'API-50': { endpoint: PICK_PROGRAMMES_ENDPOINT, data: 'nothing' },
  'API-51': { endpoint: MEMBER_TOKEN_ENDPOINT, data: 'memberToken', okCode: MEMBER_OK },
  'API-52': { endpoint: MEMBER_DETAIL_ENDPOINT, data: 'memberCards', okCode: MEMBER_OK },
} as const satisfies Readonly<Record<string, Row>>;

export type RowId = keyof typeof ROWS;
export const ROW_IDS = Object.keys(ROWS) as RowId[];

/** Rows of the documents that are no calls: browser navigations, and the forms, which send nothing. */
export const NO_CALLS = {
  'API-34': 'a navigation to the third party, to bind its account',
  'API-35': 'a navigation to the third party, to sign in',
  'API-53': 'the application and activity forms make no call',
} as const;

export type Id = RowId | keyof typeof NO_CALLS;
