import { CHANGE_PASSWORD_CALLS } from './accounts/change-password';
import { DELETION_CALLS } from './accounts/deletion';
import { LOGIN_CALLS } from './accounts/login';
import { PROFILE_CALLS } from './accounts/profile';
import { RECOVERY_CALLS } from './accounts/recovery';
import { REGISTER_CALLS } from './accounts/register';
import { BINDINGS_CALLS } from './bindings/bindings';
import { EMAIL_BINDING_CALLS } from './bindings/email-binding';
import { BINDING_CALLS } from './bindings/phone-binding';
import { CAPTCHA_CALLS } from './captcha/captcha';
import { DEMO_CALLS } from './demo/demo';
import type { Call } from './http/call';
import { FAVOURITE_CALLS } from './lists/favourites';
import { HISTORY_CALLS } from './lists/history';
import { INBOX_CALLS } from './lists/inbox';
import { PROGRAMME_CALLS } from './lists/programmes';
import { RESERVATION_CALLS } from './lists/reservations';
import { CHECK_IN_CALLS } from './membership/check-in';
import { QR_CALLS } from './qr/qr';
import { MAIL_CALLS } from './sending/mail';
import { SMS_CALLS } from './sending/sms';

/** All calls of the API. */
export const CALLS: readonly Call[] = [
  ...LOGIN_CALLS,
  ...INBOX_CALLS,
  ...CHECK_IN_CALLS,
  ...FAVOURITE_CALLS,
  ...HISTORY_CALLS,
  ...RESERVATION_CALLS,
  ...CAPTCHA_CALLS,
  ...MAIL_CALLS,
  ...DEMO_CALLS,
  ...SMS_CALLS,
  ...REGISTER_CALLS,
  ...RECOVERY_CALLS,
  ...BINDING_CALLS,
  ...BINDINGS_CALLS,
  ...EMAIL_BINDING_CALLS,
  ...CHANGE_PASSWORD_CALLS,
  ...QR_CALLS,
  ...PROFILE_CALLS,
  ...PROGRAMME_CALLS,
  ...DELETION_CALLS,
];
