import * as z from 'zod/mini';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { isEmail, isMobileNumber } from '../../lib/account-rules';
import { tabStore } from '../../lib/storage';

/** What the steps of a recovery hand on: whose password it is, and how the viewer wants to recover it. */
export type Recovery = { account: string; method?: Method | undefined };

/** Numbered as the documents number them (doc 2 § 2). */
export const METHODS = { sms: '1', mail: '2', securityMail: '3' } as const;
export type Method = (typeof METHODS)[keyof typeof METHODS];

export type AccountType = 'mobile' | 'email';

const recovery = z.object({
  account: z.string().check(z.refine((account) => accountTypeOf(account) !== null)),
  method: z.transform((raw) => (isMethod(raw) ? raw : undefined)),
});

export function isMethod(raw: unknown): raw is Method {
  return Object.values<unknown>(METHODS).includes(raw);
}

/** Which kind of account a name is; null for none. */
export function accountTypeOf(account: string): AccountType | null {
  if (isMobileNumber(account)) return 'mobile';
  return isEmail(account) ? 'email' : null;
}

/** Keeps a recovery for the next steps and for reloads, in this tab only (OQ-57). */
export function keepRecovery(value: Recovery): void {
  tabStore.set(STORAGE_KEYS.recovery, value);
}

/**
 * The recovery that is under way.
 * @param state of the step's history entry, unchecked; it counts before what the tab keeps
 */
export function keptRecovery(state?: unknown): Recovery | null {
  const own = readRecovery(state);
  const kept = readRecovery(tabStore.get(STORAGE_KEYS.recovery));
  // The tab may know more of the same recovery: the method was chosen after the entry was made.
  return !own || own.account === kept?.account ? kept : own;
}

export function forgetRecovery(): void {
  tabStore.remove(STORAGE_KEYS.recovery);
}

function readRecovery(raw: unknown): Recovery | null {
  const { success, data } = z.safeParse(recovery, raw);
  return success ? data : null;
}
