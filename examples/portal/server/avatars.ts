import type { Hono } from 'hono';
import type { Queries } from './db/database';
import type { Picture } from './picture';
import { newSecret } from './secrets';
import type { Services } from './services';

const PATH = '/avatars/';

/** The address of an account's picture; its name cannot be guessed. */
export function avatarPath(avatarId: string | null): string {
  return avatarId ? PATH + avatarId : '/assets/avatar.svg';
}

/**
 * Keeps a picture until somebody has looked at it.
 * @returns false while an earlier one waits
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

/** What waits for its review is shown from now on; a picture that it replaces is gone. */
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
 * Serves pictures that have passed the review. They are viewers' files: the policy and `nosniff` keep a browser from
 * taking one for anything but a picture.
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
    // A new picture has a new address.
    return c.body(new Uint8Array(avatar.bytes), 200, {
      ...headers,
      'Content-Type': avatar.content_type,
      'Cache-Control': 'private, max-age=86400, immutable',
    });
  });
}
