import * as z from 'zod/mini';
import type { ApplicationName } from '#config/application-forms';
import { DRAFT_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';
import { storedValues } from '#ui/forms/stored-values';
import type { InputValues } from '#ui/forms/typed-input';

const storedSchema = z.object({
  /** Time of the visitor's last change. */
  savedAt: z.number(),
  values: storedValues,
});

/**
 * Returns the key of a form's draft. If a page contains several copies of a form, each has its own draft, by its order
 * among them.
 * @param element the element that contains the form
 */
export function draftKeyOf(form: ApplicationName, element: HTMLElement): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const formOf = (host: HTMLElement & { form?: string }) => host.form;
  const copies = [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) => formOf(other) === formOf(element),
  );
  const index = copies.indexOf(element);
  return STORAGE_KEYS.application + form + (index > 0 ? `-${index + 1}` : '');
}

/** Returns the values typed into a form in this tab, the last one within 24 hours; null if there are none. */
export function readDraft(key: string): InputValues | null {
  const stored = readStored(key);
  if (!stored) return null;
  const now = Date.now();
  if (now - stored.savedAt >= DRAFT_MS) {
    removeDraft(key);
    return null;
  }
  // The clock was set back: the 24 hours start again.
  if (stored.savedAt > now) write(key, stored.values, now);
  return stored.values;
}

/** Stores the fields that are not empty. The 24 hours start again only if a value has changed. */
export function saveDraft(key: string, values: InputValues): void {
  const stored = readStored(key);
  const isChanged = JSON.stringify(filled(values)) !== JSON.stringify([...(stored?.values ?? [])]);
  if (isChanged) write(key, values, Date.now());
}

/** Removes fields from a stored draft, whose 24 hours continue. */
export function filterDraft(key: string, filter: (values: InputValues) => InputValues): void {
  const stored = readStored(key);
  if (stored) write(key, filter(stored.values), stored.savedAt);
}

export function removeDraft(key: string): void {
  tabStore.remove(key);
}

function readStored(key: string): { savedAt: number; values: InputValues } | null {
  const { data } = storedSchema.safeParse(tabStore.get(key));
  return data ? { savedAt: data.savedAt, values: new Map(data.values) } : null;
}

function write(key: string, values: InputValues, savedAt: number): void {
  const entries = filled(values);
  if (entries.length === 0) removeDraft(key);
  else tabStore.set(key, { savedAt, values: entries });
}

function filled(values: InputValues) {
  return [...values].filter(([, value]) => value);
}
