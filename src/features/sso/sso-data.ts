import * as z from 'zod/mini';
import type { SignOn } from '../../api/account';
import { text, word } from '../../lib/transport/schemas';

/** What another site of the portal sends: a sign-in to propagate, and the URL to go to next. */
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
 * Reads the `data` of the SSO page: UTF-8 JSON in base64 or base64url (SSO-01, OQ-32). It is untrusted; whether its
 * addresses may be called or followed is not checked here.
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
    // Nothing is submitted: the address may hold anything.
  } catch {
    return null;
  }
}
