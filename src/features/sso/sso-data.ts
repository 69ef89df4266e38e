import * as z from 'zod/mini';
import type { SignOn } from '../../api/account';
import { text, word } from '../../lib/schemas';

/** What another site of the portal sends along: a sign-in to carry over, and where to go on to. */
export type SsoData = SignOn & { nextUrl: string };

/** Far above what a few endpoints and a ticket need. */
const LONGEST = 16_384;

/** A list, or a single one. */
const sso = z.pipe(
  z.transform((raw) => [raw].flat()),
  z.array(z.string()),
);
const ssoData = z.object({ sso, ticket: word, nextUrl: text });

/**
 * Reads the `data` of the hand-off page: JSON in UTF-8, written in base64 or base64url (SSO-01, OQ-32). It is anybody's
 * text; whether its addresses may be followed is not judged here.
 * @param raw the query parameter, as the address's reader decoded it: a `+` that was not escaped is a space
 * @returns null for anything malformed
 */
export function readSsoData(raw: string | null): SsoData | null {
  if (raw === null || raw.length > LONGEST) return null;
  const { success, data } = z.safeParse(ssoData, jsonOf(raw));
  return success ? data : null;
}

function jsonOf(raw: string): unknown {
  try {
    const base64 = raw.trim().replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
