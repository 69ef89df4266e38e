import sha512 from 'crypto-js/sha512';
import { serverNow } from '../server-time';
import { encryptAes } from './aes';
import { newNonce } from './nonce';
import { encryptRsa } from './rsa';

export { reportRefusedKey } from './refused-key';

export type Pairs = [name: string, value: string][];

/** The server needs `appid` in clear to select its key; the nonce is RSA-encrypted (decisions, part H, steps 6 to 8). */
const NOT_ENCRYPTED = ['appid', 'nonce'];

/**
 * Encrypts and signs the fields of a request (WIRE-09 to WIRE-12; decisions, part H). The server
 * decides how much the time in `ts` may differ from its own.
 * @param pairs fields of the request, `appid` included
 * @returns the encoded fields in the order in which they are sent
 * @throws Error naming the invalid page-config key; the request must not be sent then
 */
export function signPairs(pairs: Pairs, { publicKey, secret }: { publicKey: string; secret: string }): Pairs {
  const nonce = newNonce();
  const encryptedNonce = encryptRsa(nonce, publicKey);
  const plain = withNonce(pairs, nonce, serverNow());
  return [
    ...encrypted(plain, nonce).map(([name, value]): Pairs[number] => [
      name,
      name === 'nonce' ? encryptedNonce : value,
    ]),
    ['encryptdata', digest(plain, secret)],
  ];
}

/** Steps 2 and 3: adds timestamp and nonce, and sorts by the code units of the names. */
export function withNonce(pairs: Pairs, nonce: string, nowMs: number): Pairs {
  const fields = new Map([...pairs, ['ts', String(nowMs)], ['nonce', nonce]] as Pairs);
  return [...fields].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Step 4: returns the plain input of the digest. */
export function digestInput(pairs: Pairs, secret: string): string {
  const input = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  return secret ? `${input}&key=${secret}` : input;
}

/** Step 5: returns the SHA-512 digest in lower-case hex. */
export function digest(pairs: Pairs, secret: string): string {
  return sha512(digestInput(pairs, secret)).toString();
}

/** Step 6: encrypts each value with the nonce as key. */
export function encrypted(pairs: Pairs, nonce: string): Pairs {
  return pairs.map(([name, value]) => [
    name,
    NOT_ENCRYPTED.includes(name) ? value : encryptAes(value, nonce),
  ]);
}
