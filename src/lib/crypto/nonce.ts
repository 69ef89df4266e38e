import { NONCE_LENGTH } from '#config/limits';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from this value up are rejected, because they would bias the nonce towards the first characters. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Returns 16 random characters of A–Z a–z 0–9 from a cryptographic source (decisions, part H, step 2). */
export function newNonce(): string {
  let nonce = '';
  while (nonce.length < NONCE_LENGTH) {
    const [byte = FAIR_BYTES] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR_BYTES) nonce += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return nonce;
}
