import * as z from 'zod/mini';
import type { SsoTicket } from '#api/sign-in/account';
import { parseExactJson } from '#lib/transport/exact-json';
import { text, word } from '#lib/transport/schemas';

/** Data from another site of the portal: a sign-in to propagate and the next URL. */
export type SsoData = SsoTicket & { nextUrl: string };

/** Maximum length of the data; far more than a few endpoints and a ticket need. */
const LONGEST = 16_384;

/** Accepts a list or a single value. */
const sso = z.pipe(
  z.transform((raw) => [raw].flat()),
  z.array(z.string()),
);
const ssoData = z.object({ sso, ticket: word, nextUrl: text });

/**
 * Reads the `data` of the SSO page: UTF-8 JSON in base64 or base64url (SSO-01, OQ-32). It is untrusted;
 * whether its URLs may be requested or followed is not checked here.
 * @param raw decoded query parameter, in which an unescaped `+` has become a space
 * @returns null for malformed data
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
    return parseExactJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    // Not `useSubmission`, because malformed data is an expected input.
  } catch {
    return null;
  }
}
