import {
  constants,
  createDecipheriv,
  createHash,
  type KeyObject,
  privateDecrypt,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { SIGNING_SKEW_MS } from '../config/settings';

export type Fields = Readonly<Record<string, string>>;

const NONCE = /^[A-Za-z0-9]{16}$/;
const CLEAR_FIELDS = ['appid', 'nonce', 'encryptdata'];

/**
 * Opens a signed body (decisions.md part H): decrypts the nonce by RSA, the values by AES with the nonce as
 * key, then verifies the digest over the sorted plain fields. Shares no code with the widgets, so that each
 * verifies the other. All failures are indistinguishable to the sender, so that none reveals anything about
 * the key.
 * @returns the plain fields, including nonce and time; null on any failure
 */
export function openSigned(sent: Fields, privateKey: KeyObject, nowMs: number): Fields | null {
  const { nonce: lockedNonce, encryptdata, ...rest } = sent;
  if (!lockedNonce || !encryptdata || !rest.ts || !rest.appid) return null;
  const nonce = openNonce(lockedNonce, privateKey);
  const plain: Record<string, string> = { nonce };
  for (const [name, value] of Object.entries(rest)) {
    const text = CLEAR_FIELDS.includes(name) ? value : openValue(value, nonce);
    if (text === null) return null;
    plain[name] = text;
  }
  return isGenuine(plain, encryptdata) && isTimely(plain.ts, nowMs) ? plain : null;
}

/** Input of the digest: `name=value` pairs in code unit order of the names, joined with `&`. */
export function digestInput(fields: Fields): string {
  const names = Object.keys(fields).sort();
  return names.map((name) => `${name}=${fields[name]}`).join('&');
}

/**
 * RSAES-PKCS1-v1_5 without OpenSSL's unpadding, which Node 20 refuses. An invalid block returns a random
 * nonce instead of an error, so that decryption fails later: the sender cannot tell the two apart
 * (Bleichenbacher).
 */
function openNonce(locked: string, key: KeyObject): string {
  const stray = randomBytes(8).toString('hex');
  try {
    const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(locked, 'base64'));
    const nonce = unpad(block)?.toString('latin1') ?? stray;
    return NONCE.test(nonce) ? nonce : stray;
  } catch {
    return stray;
  }
}

/** `00 02`, at least eight bytes that are not zero, `00`, message. Always reads the whole block. */
function unpad(block: Buffer): Buffer | null {
  let separator = 0;
  for (let index = 2; index < block.length; index++) {
    if (block[index] === 0 && separator === 0) separator = index;
  }
  return block[0] === 0 && block[1] === 2 && separator >= 10 ? block.subarray(separator + 1) : null;
}

/** AES-128-ECB with PKCS#7, key = the nonce's 16 bytes, base64. */
export function openValue(value: string, key: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-ecb', Buffer.from(key, 'latin1'), null);
    const bytes = Buffer.concat([decipher.update(value, 'base64'), decipher.final()]);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function isGenuine(plain: Fields, encryptdata: string): boolean {
  if (!/^[0-9a-f]{128}$/.test(encryptdata)) return false;
  const digest = createHash('sha512').update(digestInput(plain), 'utf8').digest();
  return timingSafeEqual(digest, Buffer.from(encryptdata, 'hex'));
}

function isTimely(ts: string | undefined, nowMs: number): boolean {
  return /^\d{13}$/.test(ts ?? '') && Math.abs(nowMs - Number(ts)) <= SIGNING_SKEW_MS;
}
