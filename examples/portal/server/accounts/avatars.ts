import type { Hono } from 'hono';
import type { Queries } from '../db/database';
import type { Picture } from '../drawing/picture';
import type { Services } from '../http/services';
import { newSecret } from '../lib/secrets';

const PATH = '/avatars/';

/** Path of an account's avatar; the random ID makes it unguessable. */
export function avatarPath(avatarId: string | null): string {
  return avatarId ? PATH + avatarId : '/assets/avatar.svg';
}

/**
 * Stores an avatar for review.
 * @returns false when another one awaits review
 */
export async function keepForReview(db: Queries, accountId: number, picture: Picture): Promise<boolean> {
  const id = newSecret();
  const rows = await db.query(
    `with chosen as (
       update accounts set pending_avatar_id = $1 where id = $2 and pending_avatar_id is null returning id
     )
     insert into avatars (id, account_id, content_type, bytes) select $1, id, $3, $4::bytea from chosen returning id`,
    [id, accountId, picture.type, picture.bytes],
  );
  return rows.length > 0;
}

/** Publishes the pending nickname and avatar, and deletes the avatar it replaces. */
export async function approveProfile(db: Queries, accountId: number): Promise<void> {
  await db.query(
    `update accounts set
       nick_name = coalesce(pending_nick_name, nick_name), pending_nick_name = null,
       avatar_id = coalesce(pending_avatar_id, avatar_id), pending_avatar_id = null
     where id = $1`,
    [accountId],
  );
  await db.query(
    `delete from avatars using accounts
     where account_id = $1 and accounts.id = account_id and avatars.id is distinct from avatar_id
       and avatars.id is distinct from pending_avatar_id`,
    [accountId],
  );
}

/**
 * Serves reviewed avatars. They are uploaded by viewers: the CSP and `nosniff` keep a browser from treating
 * one as anything but an image.
 */
export function mountAvatars(app: Hono, { db }: Services): void {
  app.get(`${PATH}:id`, async (c) => {
    const [avatar] = await db.query<{ content_type: string; bytes: Uint8Array }>(
      `select content_type, bytes from avatars join accounts on accounts.avatar_id = avatars.id
       where avatars.id = $1`,
      [c.req.param('id')],
    );
    const headers = { 'Content-Security-Policy': "default-src 'none'" };
    if (!avatar) return c.body(null, 404, headers);
    // A new avatar has a new URL.
    return c.body(new Uint8Array(avatar.bytes), 200, {
      ...headers,
      'Content-Type': avatar.content_type,
      'Cache-Control': 'private, max-age=86400, immutable',
    });
  });
}
