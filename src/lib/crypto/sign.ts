import sha512 from 'crypto-js/sha512';
import { encryptAes } from './aes';
import { newNonce } from './nonce';
import { encryptRsa } from './rsa';

export type Pairs = [name: string, value: string][];

/** `appid` stays readable so that the server can pick its key; the nonce goes its own way (decisions, part H, steps 6 to 8). */
const NOT_ENCRYPTED = ['appid', 'nonce'];

/**
 * Encrypts and signs the fields of a call (WIRE-09 to WIRE-12; decisions, part H). `ts` is this device's clock: how far
 * it may be off is the server's decision.
 * @param pairs the call's fields, `appid` included
 * @returns what goes on the wire, in its order
 * @throws Error naming the setting at fault; then nothing may be sent
 */
export function signPairs(pairs: Pairs, { publicKey, secret }: { publicKey: string; secret: string }): Pairs {
  const nonce = newNonce();
  const sealedNonce = encryptRsa(nonce, publicKey);
  const plain = withNonce(pairs, nonce, Date.now());
  return [
    ...encrypted(plain, nonce).map(([name, value]): Pairs[number] => [
      name,
      name === 'nonce' ? sealedNonce : value,
    ]),
    ['encryptdata', digest(plain, secret)],
  ];
}

/** Steps 2 and 3: time and nonce added, sorted by the code units of the names. */
export function withNonce(pairs: Pairs, nonce: string, nowMs: number): Pairs {
  const fields = new Map([...pairs, ['ts', String(nowMs)], ['nonce', nonce]] as Pairs);
  return [...fields].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Step 4: what the digest is made of, in clear. */
export function digestInput(pairs: Pairs, secret: string): string {
  const input = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  return secret ? `${input}&key=${secret}` : input;
}

/** Step 5: SHA-512 in lower-case hex. */
export function digest(pairs: Pairs, secret: string): string {
  return sha512(digestInput(pairs, secret)).toString();
}

/** Step 6: the values, each encrypted with the nonce as key. */
export function encrypted(pairs: Pairs, nonce: string): Pairs {
  return pairs.map(([name, value]) => [
    name,
    NOT_ENCRYPTED.includes(name) ? value : encryptAes(value, nonce),
  ]);
}
