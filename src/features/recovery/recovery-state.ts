import * as z from 'zod/mini';
import { STORAGE_KEYS } from '#config/storage-keys';
import { isEmail, isPhoneNumber } from '#lib/account-rules';
import { tabStore } from '#lib/storage';

/** State passed between the recovery steps: the account and the chosen method. */
export type Recovery = { account: string; method?: RecoveryMethod | undefined };

/** Numbers as in the documents (doc 2 § 2). */
export const RECOVERY_METHODS = { sms: '1', mail: '2', securityMail: '3' } as const;
export type RecoveryMethod = (typeof RECOVERY_METHODS)[keyof typeof RECOVERY_METHODS];

export type AccountType = 'mobile' | 'email';

const recovery = z.object({
  account: z.string().check(z.refine((account) => accountTypeOf(account) !== null)),
  method: z.transform((raw) => (isMethod(raw) ? raw : undefined)),
});

export function isMethod(raw: unknown): raw is RecoveryMethod {
  return Object.values<unknown>(RECOVERY_METHODS).includes(raw);
}

/** Returns the type of an account name; null if it is neither a phone number nor an email address. */
export function accountTypeOf(account: string): AccountType | null {
  if (isPhoneNumber(account)) return 'mobile';
  return isEmail(account) ? 'email' : null;
}

/** Stores a recovery for the next steps and for reloads, in this tab only (OQ-57). */
export function saveRecovery(value: Recovery): void {
  tabStore.set(STORAGE_KEYS.recovery, value);
}

/**
 * Returns the current recovery; null if there is none.
 * @param state history state of the step, not validated; takes precedence over the tab's storage
 */
export function loadRecovery(state?: unknown): Recovery | null {
  const own = readRecovery(state);
  const stored = readRecovery(tabStore.get(STORAGE_KEYS.recovery));
  // For the same account the storage is newer: the method is chosen after the history entry was created.
  return !own || own.account === stored?.account ? stored : own;
}

/** Removes what a recovery has kept, its account at the sign-in included. */
export function clearRecovery(): void {
  tabStore.remove(STORAGE_KEYS.recovery);
  tabStore.remove(STORAGE_KEYS.account);
}

function readRecovery(raw: unknown): Recovery | null {
  const { success, data } = z.safeParse(recovery, raw);
  return success ? data : null;
}
