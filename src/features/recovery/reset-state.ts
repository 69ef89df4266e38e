import * as z from 'zod/mini';
import type { MailLink } from '../../api/recovery';
import { text, word } from '../../lib/transport/schemas';

const mailLink = z.object({ code: word, operation: word, email: word });
const brokenLink = z.object({ code: z.string(), email: text });

/** What a mailed link carries, from an address or from a history entry; null unless it is whole (RECOV-14, OQ-59). */
export function readMailLink(raw: unknown): MailLink | null {
  const { success, data } = z.safeParse(mailLink, raw);
  return success ? data : null;
}

/** The same of a link that is not whole: at least there was a code. */
export function readBrokenLink(raw: unknown): { email: string } | null {
  const { success, data } = z.safeParse(brokenLink, raw);
  return success ? data : null;
}

/** Of a history entry whose form has done its work, and which is about to be left. */
export const DONE = { isDone: true } as const;

export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true;
}
