import { RSA_MIN_BITS } from '#config/limits';
import { loadChunk } from '#lib/chunk';
import type { KeyError } from '#lib/crypto/rsa';
import type { SigningConfig } from '#page-config/types';

/** Elements that encrypt passwords. */
export const ENCRYPTING: readonly string[] = ['cntv-login', 'cntv-member-center', 'cntv-portal'];

const loadSigning = () => import('#lib/crypto/sign');

/** Returns why the configured public key cannot be used, which a viewer would only notice after the captcha. */
export async function keyProblem(signing: SigningConfig): Promise<KeyError | undefined> {
  if (signing.mode === 'off' || signing.publicKey.trim() === '' || (await isReadable(signing.publicKey)))
    return undefined;
  // The encryption knows the reason, and accepts further formats.
  const { signPairs } = await loadChunk(loadSigning);
  try {
    signPairs([], signing);
    return undefined;
  } catch (error) {
    return error as KeyError;
  }
}

/** Whether the browser can read the key. Then the encryption, which is large, need not be loaded for this check. */
async function isReadable(publicKey: string): Promise<boolean> {
  try {
    const text = atob(publicKey.replace(/-----[^-]*-----|\s/g, ''));
    const der = Uint8Array.from(text, (character) => character.charCodeAt(0));
    // Throws on pages without https, where `crypto.subtle` is undefined.
    const key = await crypto.subtle.importKey('spki', der, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, [
      'encrypt',
    ]);
    return (key.algorithm as RsaHashedKeyAlgorithm).modulusLength >= RSA_MIN_BITS;
  } catch {
    return false;
  }
}
