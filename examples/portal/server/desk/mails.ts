import type { Queries } from '../db/database';

export type Mail = { id: number; to: string; subject: string; body: string; link: string; at: Date };

/** Mails that the portal would have sent, newest first; their links lead to the address it is reached at. */
export async function readMails(db: Queries, origin: string): Promise<Mail[]> {
  const rows = await db.query<Omit<Mail, 'link'> & { path: string }>(
    'select id, recipient as "to", subject, body, path, sent_at as at from mails order by sent_at desc, id desc',
  );
  return rows.map(({ path, ...mail }) => ({ ...mail, link: origin + path }));
}
