import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Parameters of scrypt. */
export type HashCost = Readonly<{ N: number; r: number; p: number }>;

/** One of the settings recommended by OWASP, using 16 MB per hash. */
export const HASH_COST: HashCost = { N: 16384, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** The hash includes its parameters, so that they can be raised without invalidating stored passwords. */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt, hash] = stored.split('$');
  const expected = Buffer.from(hash ?? '', 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt ?? '', 'base64'), options), expected);
}

function derive(password: string, salt: Buffer, options: HashCost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, HASH_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
