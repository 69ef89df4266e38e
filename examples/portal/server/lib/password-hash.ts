import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type * as functions from './password-hash.thread';
import { inThreads } from './threads';

/** Parameters of scrypt. */
export type HashCost = Readonly<{ N: number; r: number; p: number }>;

/** One of the settings recommended by OWASP, using 16 MB per hash. */
export const HASH_COST: HashCost = { N: 16384, r: 8, p: 5 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** One core stays free for all other requests. */
const THREADS = Math.max(1, availableParallelism() - 1);
const WAITING = 64;
const run = inThreads<typeof functions>(
  new URL('./password-hash.thread.ts', import.meta.url),
  THREADS,
  WAITING,
);

/**
 * The hash includes its parameters, so that they can be raised without invalidating stored passwords.
 * @throws Busy when too many hashes wait
 */
export async function hashPassword(password: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = Buffer.from(await derive(password, salt, cost));
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** @throws Busy when too many hashes wait */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt, hash] = stored.split('$');
  const expected = Buffer.from(hash ?? '', 'base64');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt ?? '', 'base64'), cost), expected);
}

function derive(password: string, salt: Uint8Array, cost: HashCost): Promise<Uint8Array> {
  return run('derive', { password, salt, length: HASH_BYTES, cost });
}
