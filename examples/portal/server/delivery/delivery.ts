import type { Queries } from '../db/database';
import { type Message, putInOutbox } from '../db/outbox';
import { openSmtp, type SmtpOptions } from './smtp';

/**
 * Stores messages in the dev console's outbox, and sends mails by SMTP where a server is configured. Without
 * the dev console nothing is stored, because the outbox holds codes and links in plain text, and a message
 * that cannot be sent is an error.
 */
export function delivery({
  isDevConsoleOn,
  smtp,
}: {
  isDevConsoleOn: boolean;
  smtp?: SmtpOptions | undefined;
}): (db: Queries, accountId?: number) => (message: Message) => Promise<void> {
  const sendMail = smtp && openSmtp(smtp);
  return (db, accountId) => async (message) => {
    if (isDevConsoleOn) await putInOutbox(db, message, accountId);
    if (message.kind === 'mail' && sendMail) return sendMail(message);
    if (!isDevConsoleOn)
      throw new Error(`No ${message.kind} can be sent: no delivery service is configured.`);
  };
}
