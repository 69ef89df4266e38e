import type { Queries } from './database';

export type Mail = {
  kind: 'mail';
  recipient: string;
  subject: string;
  body: string;
  /** Path on this portal of the link below the text. */
  path: string;
  sentAt: Date;
};
/** `code` is empty in a notice. */
export type Sms = { kind: 'sms'; recipient: string; body: string; code: string; sentAt: Date };
export type Message = Mail | Sms;

/** Database and delivery function used to send messages that contain a secret. */
export type Outlet = { db: Queries; deliver(message: Message): Promise<void> };

export async function putInOutbox(db: Queries, message: Message, accountId?: number): Promise<void> {
  const { kind, recipient, subject, body, path, code, sentAt } = {
    subject: '',
    path: '',
    code: '',
    ...message,
  };
  await db.query(
    `insert into outbox (kind, recipient, subject, body, path, code, sent_at, account_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [kind, recipient, subject, body, path, code, sentAt, accountId],
  );
}
