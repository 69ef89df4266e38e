import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in URLs and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash under which a secret is stored, so that a copy of the database reveals none. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
