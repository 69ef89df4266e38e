import { scryptSync } from 'node:crypto';

/** Runs in a thread: the asynchronous scrypt would occupy the threads that also read files. */
export function derive({
  password,
  salt,
  length,
  cost,
}: {
  password: string;
  salt: Uint8Array;
  length: number;
  cost: { N: number; r: number; p: number };
}): Uint8Array {
  return scryptSync(password, salt, length, cost);
}
