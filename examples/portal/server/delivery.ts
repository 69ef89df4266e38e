import type { Queries } from './db/database';
import { type Message, putInOutbox } from './outbox';
import { openSmtp, type SmtpOptions } from './smtp';

/**
 * How messages leave this portal: into the desk's outbox, and mails by SMTP where a server is given. Without the desk
 * nobody would read an outbox, and codes and links would lie about in the database; what can then not be sent is
 * refused.
 */
export function delivery(
  db: Queries,
  { isDeskOn, smtp }: { isDeskOn: boolean; smtp?: SmtpOptions | undefined },
): (message: Message) => Promise<void> {
  const sendMail = smtp && openSmtp(smtp);
  return async (message) => {
    if (isDeskOn) await putInOutbox(db, message);
    if (message.kind === 'mail' && sendMail) return sendMail(message);
    if (!isDeskOn) throw new Error(`No ${message.kind} can be sent: no service for it is connected.`);
  };
}
