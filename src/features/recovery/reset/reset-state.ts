import * as z from 'zod/mini';
import type { MailLink } from '#api/sign-in/recovery';
import { text, word } from '#lib/transport/schemas';

const mailLink = z.object({ code: word, operation: word, email: word });
const brokenLink = z.object({ code: z.string(), email: text });

/** Reads a reset link's parameters from a URL or history state; null if one is missing (RECOV-14, OQ-59). */
export function readMailLink(raw: unknown): MailLink | null {
  const { success, data } = z.safeParse(mailLink, raw);
  return success ? data : null;
}

/** Reads a reset link with missing parameters; null if it has no code. */
export function readBrokenLink(raw: unknown): { email: string } | null {
  const { success, data } = z.safeParse(brokenLink, raw);
  return success ? data : null;
}

/** History state of a step whose form was submitted, set before the navigation. */
export const DONE = { isDone: true } as const;

export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true;
}
