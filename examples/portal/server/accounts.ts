import type { Queries } from './db/database';

export type AccountState = 'active' | 'inactive' | 'banned' | 'deregistered';

export type Account = {
  id: number;
  email: string | null;
  mobile: string | null;
  /** Provider slug of a member who came by third-party sign-in and has no account of the portal. */
  provider_user: string | null;
  password_hash: string | null;
  state: AccountState;
  nick_name: string;
  sex: number;
  birthday: string;
  province: string;
  city: string;
  has_sso: boolean;
  subscribe_unread: number;
  system_unread: number;
  last_login_at: Date | null;
};

/** Looks an account up by its e-mail address or mobile number, as typed into the sign-in form. */
export async function findAccount(db: Queries, name: string): Promise<Account | null> {
  const [row] = await db.query<Account>('select * from accounts where email = $1 or mobile = $1', [
    name.trim().toLowerCase(),
  ]);
  return row ?? null;
}

export async function accountOf(db: Queries, id: number | null): Promise<Account | null> {
  if (id === null) return null;
  const [row] = await db.query<Account>('select * from accounts where id = $1', [id]);
  return row ?? null;
}

export async function noteSignIn(db: Queries, id: number, now: Date): Promise<void> {
  await db.query('update accounts set last_login_at = $2 where id = $1', [id, now]);
}

/** Mainland-China numbers only (doc 2 § 5). */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

export function isEmail(text: string): boolean {
  return text.length <= 64 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
