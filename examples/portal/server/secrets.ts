import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a secret is kept in the database, so that a copy of the database opens nothing. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
