import type { Database } from '../db/database';
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
  isDevConsoleOn: boolean;
  /** Other origins whose pages may use the API. */
  corsOrigins: Set<string>;
  /** Ports of the portal and of the second site, once both listen. */
  sites: Sites | null;
};

export type Sites = { portalPort: number; secondPort: number; hosts: readonly string[] };
