import * as z from 'zod/mini';
import type { ApplicationName } from '../../config/application-forms';
import { DRAFT_MS } from '../../config/limits';
import { STORAGE_KEYS } from '../../config/storage-keys';
import { tabStore } from '../../lib/storage';
import type { DraftValues } from '../../ui/forms/draft';

const storedSchema = z.object({
  savedAt: z.number(),
  values: z.array(z.tuple([z.string(), z.union([z.string(), z.boolean()])])),
});

/** Returns the values typed into a form in this tab within 24 hours; null if there are none. */
export function readDraft(form: ApplicationName): DraftValues | null {
  const stored = storedSchema.safeParse(tabStore.get(keyOf(form)));
  if (!stored.success) return null;
  const age = Date.now() - stored.data.savedAt;
  if (age >= 0 && age < DRAFT_MS) return new Map(stored.data.values);
  removeDraft(form);
  return null;
}

/** Stores the fields that are not empty. */
export function saveDraft(form: ApplicationName, values: DraftValues): void {
  const entries = [...values].filter(([, value]) => value);
  if (entries.length === 0) removeDraft(form);
  else tabStore.set(keyOf(form), { savedAt: Date.now(), values: entries });
}

export function removeDraft(form: ApplicationName): void {
  tabStore.remove(keyOf(form));
}

function keyOf(form: ApplicationName): string {
  return STORAGE_KEYS.application + form;
}
