import type { Account } from '../db/accounts';
import type { Queries } from '../db/database';

/** State of a security email on the wire (doc 2 § 3): only 2 is documented, "verified and available". */
export const SECURITY_EMAIL = { none: 0, pending: 1, active: 2 } as const;

/** Masks an address as `d***@example.com`: its owner recognises it, other readers do not learn it. */
export function maskEmail(email: string): string {
  const [, first = '', domain = ''] = /^(.)[^@]*(@.*)$/u.exec(email) ?? [];
  return `${first}***${domain}`;
}

/**
 * Finds the account with this address, or else with this verified security email. An account that is not active comes
 * last: a stranger may have registered the address, and its owner must still be able to recover the own account.
 */
export async function findByMail(db: Queries, email: string): Promise<Account | null> {
  const [row] = await db.query<Account>(
    `select * from accounts where email = $1 or (security_email = $1 and security_email_status = $2)
     order by state = 'active' desc, email is not distinct from $1 desc, id limit 1`,
    [email, SECURITY_EMAIL.active],
  );
  return row ?? null;
}
