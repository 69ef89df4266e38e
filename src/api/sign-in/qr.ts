import * as z from 'zod/mini';
import type { Endpoint } from '#lib/transport/endpoint';
import { httpAddress } from '#lib/transport/schemas';
import { type CallOptions, call } from '../call';
import { afterSignIn } from './signing-in';

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

/** Status of a QR code. `url` is the redirect target of a confirmed sign-in: http(s) URL or empty. */
export type QrStatus = { status: 'waiting' | 'scanned' | 'expired' } | { status: 'confirmed'; url: string };

/** Longer than any code of the server, and short enough for a QR code. */
const CODE_MAX = 500;
const EXPIRED = -2;
const SCANNED = 2;

/** A number or a string of digits. An empty string is invalid: it must not count as 0, "confirmed". */
const statusNumber = z.pipe(
  z.transform((raw) => (typeof raw === 'string' && /^-?\d{1,9}$/.test(raw) ? Number(raw) : raw)),
  z.custom<number>((status) => Number.isInteger(status) && (Number(status) >= 0 || status === EXPIRED)),
);
const qrCode = z.custom<string>((code) => typeof code === 'string' && code !== '' && code.length <= CODE_MAX);
const qrStatus = z.object({ status: statusNumber, url: httpAddress });

/** Creates a QR code for signing in; it is bound to this browser session (API-21, QR-02). */
export async function createQrCode(options?: CallOptions): Promise<string> {
  await afterSignIn();
  return call(QR_CODE_ENDPOINT, qrCode, {}, options);
}

/**
 * Loads the status of a QR code (API-22, QR-03). When it is `confirmed`, this browser is signed in.
 * @throws ApiError; -22001 to -22004 are errors of kind `refused` with that code
 */
export async function getQrStatus(code: string, options?: CallOptions): Promise<QrStatus> {
  const { status, url } = await call(QR_STATUS_ENDPOINT, qrStatus, { qrcode: code }, options);
  if (status === 0) return { status: 'confirmed', url };
  if (status === EXPIRED) return { status: 'expired' };
  return { status: status === SCANNED ? 'scanned' : 'waiting' };
}
