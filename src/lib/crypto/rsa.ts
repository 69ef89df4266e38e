import { JSEncrypt } from 'jsencrypt';
import { RSA_MIN_BITS } from '#config/limits';

const MIN_EXPONENT = 3;
const CONFIG_KEY = 'signing.publicKey';

/** Why a public key cannot be used. */
const REASONS = {
  isMissing: 'is missing in the page configuration (PEM or base64 SPKI)',
  // Without a window, JSEncrypt uses Math.random.
  hasNoRandom: 'cannot be used: there is no secure random source',
  isPrivate: 'holds a private key; it must be the public one',
  isNoKey: 'is not an RSA public key in PEM or base64 SPKI',
  isShort: `is shorter than ${RSA_MIN_BITS} bits`,
  cannotEncrypt: 'cannot encrypt',
} as const;

export type KeyProblem = keyof typeof REASONS;

/** Names the page-config key in its message. */
export class KeyError extends Error {
  constructor(readonly problem: KeyProblem) {
    super(`${CONFIG_KEY} ${REASONS[problem]}`);
  }
}

/** The key fields that JSEncrypt has parsed; its types declare them as protected. */
type KeyParts = { n: { bitLength(): number } | null; e: number; d: unknown };

/**
 * Encrypts with RSAES-PKCS1-v1_5 (decisions, part H, step 7).
 * @param publicKey PEM, or base64 SPKI
 * @returns base64
 * @throws KeyError when the public key cannot be used
 */
export function encryptRsa(plain: string, publicKey: string): string {
  // Without a key, JSEncrypt generates one, and the server cannot decrypt the result.
  if (publicKey.trim() === '') throw new KeyError('isMissing');
  if (!hasSecureRandom()) throw new KeyError('hasNoRandom');
  const encryptor = new JSEncrypt();
  encryptor.setPublicKey(publicKey);
  checkKey(encryptor.getKey() as unknown as KeyParts);
  const encrypted: string | false = encryptor.encrypt(plain);
  if (!encrypted) throw new KeyError('cannotEncrypt');
  return encrypted;
}

function hasSecureRandom(): boolean {
  return typeof window !== 'undefined' && typeof window.crypto?.getRandomValues === 'function';
}

function checkKey({ n, e, d }: KeyParts): void {
  if (d) throw new KeyError('isPrivate');
  if (!n || !(e >= MIN_EXPONENT)) throw new KeyError('isNoKey');
  if (n.bitLength() < RSA_MIN_BITS) throw new KeyError('isShort');
}
