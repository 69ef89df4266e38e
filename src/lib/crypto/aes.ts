import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import ECB from 'crypto-js/mode-ecb';
import Pkcs7 from 'crypto-js/pad-pkcs7';

const KEY_BYTES = 16;

/**
 * AES-128, ECB, PKCS#7: the mode of the portal's captcha, taken for signed bodies too (decisions, parts H and I).
 * @param key 16 bytes as UTF-8; with any other length the library would encrypt in a way nobody else knows
 * @returns base64
 */
export function encryptAes(plain: string, key: string): string {
  const keyBytes = Utf8.parse(key);
  if (keyBytes.sigBytes !== KEY_BYTES) throw new RangeError(`an AES-128 key has ${KEY_BYTES} bytes`);
  return AES.encrypt(plain, keyBytes, { mode: ECB, padding: Pkcs7 }).toString();
}
