import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import ECB from 'crypto-js/mode-ecb';
import Pkcs7 from 'crypto-js/pad-pkcs7';

const KEY_BYTES = 16;

/**
 * Encrypts with AES-128, ECB, PKCS#7: the mode of the portal's captcha, also used for signed bodies (decisions, parts
 * H and I).
 * @param key 16 bytes as UTF-8; crypto-js does not reject other lengths, but its output is then not standard AES
 * @returns base64
 */
export function encryptAes(plain: string, key: string): string {
  return AES.encrypt(plain, keyOf(key), OPTIONS).toString();
}

/** Reverses `encryptAes`. Returns null for text that was not encrypted with this key. */
export function decryptAes(encrypted: string, key: string): string | null {
  try {
    return AES.decrypt(encrypted, keyOf(key), OPTIONS).toString(Utf8) || null;
  } catch {
    return null;
  }
}

const OPTIONS = { mode: ECB, padding: Pkcs7 };

function keyOf(key: string) {
  const bytes = Utf8.parse(key);
  if (bytes.sigBytes !== KEY_BYTES) throw new RangeError(`an AES-128 key has ${KEY_BYTES} bytes`);
  return bytes;
}
