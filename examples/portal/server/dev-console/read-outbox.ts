import type { Queries } from '../db/database';

type Row = {
  id: number;
  recipient: string;
  subject: string;
  body: string;
  path: string;
  code: string;
  at: Date;
};

export type SentMail = {
  kind: 'mail';
  id: number;
  to: string;
  subject: string;
  body: string;
  link: string;
  at: Date;
};
export type SentSms = { kind: 'sms'; id: number; recipient: string; body: string; code: string; at: Date };
export type Sent = SentMail | SentSms;

/** Sent messages, newest first. Mail links use the given origin. */
export async function readOutbox(db: Queries, origin: string): Promise<Sent[]> {
  const rows = await db.query<Row & { kind: Sent['kind'] }>(
    'select id, kind, recipient, subject, body, path, code, sent_at as at from outbox order by sent_at desc, id desc',
  );
  return rows.map(({ kind, recipient, subject, path, code, ...rest }) =>
    kind === 'sms'
      ? { kind, recipient, code, ...rest }
      : { kind, to: recipient, subject, link: origin + path, ...rest },
  );
}
