import { NONCE_LENGTH } from '../../config/limits';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on are thrown away: they would make the first characters likelier than the rest. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** 16 characters of A–Z a–z 0–9 from the platform's secure random source (decisions, part H, step 2). */
export function newNonce(): string {
  let nonce = '';
  while (nonce.length < NONCE_LENGTH) {
    const [byte = FAIR_BYTES] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR_BYTES) nonce += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return nonce;
}
