import { PATHS } from '#config/paths';
import { accountOf, noteSignIn } from '../db/accounts';
import { knowBrowser } from '../db/browsers';
import { hasSession, startSession } from '../db/sessions';
import type { Call, CallRequest } from '../http/call';
import { type CallResult, CODES, ok, refuse } from '../http/codes';
import { servicesOf } from '../http/services';
import { drawQrCode, type QrCode, qrCodeOf, takeConfirmed } from './qr-codes';

const QR_PATH = '/openapi/v2/user/QRCode/login';

export const QR_CALLS: readonly Call[] = [
  { method: 'GET', path: `${QR_PATH}/generationQRCode`, isPublic: true, isLimited: true, handle: draw },
  { method: 'GET', path: `${QR_PATH}/getQrcodeStatus`, isPublic: true, handle: status },
];

/** Values of `status` (decisions, part K). */
const STATUS = { confirmed: 0, expired: -2, open: 1, scanned: 2 } as const;

/** Returns a new code bound to the session, so that it cannot be used from another browser. */
async function draw({ services: { db }, sessionId, now }: CallRequest): Promise<CallResult> {
  if (sessionId && (await hasSession(db, sessionId, now))) return ok(await drawQrCode(db, sessionId, now));
  const cookie = await startSession(db, { accountId: null, previousId: sessionId, now });
  return { code: CODES.ok, data: await drawQrCode(db, cookie.sessionId, now), cookie };
}

async function status(request: CallRequest): Promise<CallResult> {
  const { services, fields, sessionId, now } = request;
  const drawn = await qrCodeOf(services.db, sessionId, fields.qrcode ?? '');
  if (!drawn) return refuse(CODES.qrExpired);
  if (drawn.expires_at <= now) return ok({ status: STATUS.expired, url: '' });
  if (drawn.state === 'mismatch') return refuse(CODES.qrWrongClient);
  if (drawn.state === 'review') return refuse(CODES.qrUnderReview);
  if (drawn.state === 'confirmed') return signIn(request, drawn);
  return ok({ status: STATUS[drawn.state], url: '' });
}

/** Signs in under a new session. The new session and the deleted row make the code single-use. */
async function signIn(
  { services, sessionId, knownBrowserId, origin, now }: CallRequest,
  code: QrCode,
): Promise<CallResult> {
  const { db } = services;
  const account = await accountOf(db, await takeConfirmed(db, code));
  if (account?.state !== 'active') return refuse(CODES.qrExpired);
  const accountId = account.id;
  return servicesOf(services, account).db.transaction(async (inner) => {
    await noteSignIn(inner, accountId, now);
    const cookie = await startSession(inner, { accountId, previousId: sessionId, now });
    const knownBrowser = await knowBrowser(inner, { browserId: knownBrowserId, accountId, now });
    const data = { status: STATUS.confirmed, url: origin + PATHS.UserHome };
    return { code: CODES.ok, data, cookie, knownBrowser };
  });
}
