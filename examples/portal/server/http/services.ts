import { accountDatabase } from '../db/accounts';
import type { Database, Queries } from '../db/database';
import type { Installation } from '../db/installation';
import type { Message } from '../db/outbox';
import type { HashCost } from '../lib/password-hash';

/** Dependencies of all handlers, shared by all requests of a process. */
export type Services = Installation & {
  db: Database;
  now(): Date;
  /** Cost of the hashes of new passwords. */
  hashCost: HashCost;
  /** Hash of that cost that no password fits, for names without an account. */
  absentHash: string;
  /** Sends a mail or an SMS. Rejects when no delivery service is configured. */
  deliver(message: Message): Promise<void>;
  /** Returns `deliver` with another database for the outbox, and the account to which the messages belong. */
  deliverWith(db: Queries, accountId?: number): Services['deliver'];
  isDevConsoleOn: boolean;
  /** Other origins whose pages may use the API. */
  corsOrigins: Set<string>;
  /** Ports of the portal and of the second site, once both listen. */
  sites: Sites | null;
};

/** The services for what is done in the name of an account, or sent to it: all writes need it to be active. */
export function servicesOf(services: Services, { id }: { id: number }): Services {
  const db = accountDatabase(services.db, id);
  return { ...services, db, deliver: services.deliverWith(db, id) };
}

export type Sites = { portalPort: number; secondPort: number; hosts: readonly string[] };
