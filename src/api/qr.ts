import * as z from 'zod/mini';
import type { Endpoint } from '../lib/transport/endpoint';
import { httpAddress } from '../lib/transport/schemas';
import { type CallOptions, call } from './call';

export const QR_CODE_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/QRCode/login/generationQRCode',
  isSafe: true,
};
export const QR_STATUS_ENDPOINT: Endpoint = {
  method: 'GET',
  path: '/openapi/v2/user/QRCode/login/getQrcodeStatus',
  isPoll: true,
};

/** What became of a QR code. `url` is where a confirmed sign-in leads: http(s), or empty. */
export type QrStatus = { status: 'waiting' | 'scanned' | 'expired' } | { status: 'confirmed'; url: string };

/** Longer than any code of the service, and still short enough for a picture of any version. */
const CODE_MAX = 500;
const EXPIRED = -2;
const SCANNED = 2;

/** Written as a number or in digits. An empty text is no status: it must never count as 0, "confirmed". */
const statusNumber = z.pipe(
  z.transform((raw) => (typeof raw === 'string' && /^-?\d{1,9}$/.test(raw) ? Number(raw) : raw)),
  z.custom<number>((status) => Number.isInteger(status) && (Number(status) >= 0 || status === EXPIRED)),
);
const qrCode = z.custom<string>((code) => typeof code === 'string' && code !== '' && code.length <= CODE_MAX);
const qrStatus = z.object({ status: statusNumber, url: httpAddress });

/** Makes a QR code to sign in with: a code that is bound to this browser's visit (API-21, QR-02). */
export function createQrCode(options?: CallOptions): Promise<string> {
  return call(QR_CODE_ENDPOINT, qrCode, {}, options);
}

/**
 * Asks what became of a QR code (API-22, QR-03). A confirmed one has signed this browser in.
 * @throws ApiError; the codes -22001 to -22004 are refusals with that code
 */
export async function getQrStatus(code: string, options?: CallOptions): Promise<QrStatus> {
  const { status, url } = await call(QR_STATUS_ENDPOINT, qrStatus, { qrcode: code }, options);
  if (status === 0) return { status: 'confirmed', url };
  if (status === EXPIRED) return { status: 'expired' };
  return { status: status === SCANNED ? 'scanned' : 'waiting' };
}
