import * as z from 'zod/mini';
import { KEPT_INPUT_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { tabStore } from '#lib/storage';
import { storedValues } from '#ui/forms/stored-values';
import type { InputValues } from '#ui/forms/typed-input';

/** Forms of a signed-in viewer whose input survives the end of the session. */
const FORMS = ['profile', 'programmes', 'bind-email', 'change-email', 'verify-phone'] as const;
export type KeptForm = (typeof FORMS)[number];

const storedSchema = z.object({
  /** ID of the viewer who typed the values. */
  viewer: z.string(),
  savedAt: z.number(),
  forms: z.object(Object.fromEntries(FORMS.map((form) => [form, z.optional(storedValues)]))),
});

type Stored = z.infer<typeof storedSchema>;

/** Stores the input of a form in this tab until the viewer has signed in again, for at most 30 minutes. */
export function keepInput(viewer: string, form: KeptForm, values: InputValues): void {
  if (viewer === '' || values.size === 0) return;
  const forms = { ...readOwn(viewer)?.forms, [form]: [...values] };
  tabStore.set(STORAGE_KEYS.keptInput, { viewer, savedAt: Date.now(), forms } satisfies Stored);
}

/** Whether input of any form is stored. */
export function hasAnyKeptInput(): boolean {
  return readStored() !== null;
}

export function hasKeptInput(viewer: string, form: KeptForm): boolean {
  return Boolean(readOwn(viewer)?.forms[form]);
}

/** Returns and removes the input of a form; null if there is none. Removes that of other viewers. */
export function takeKeptInput(viewer: string, form: KeptForm): InputValues | null {
  removeInputOfOthers(viewer);
  const stored = readOwn(viewer);
  const values = stored?.forms[form];
  if (!stored || !values) return null;
  const { [form]: _taken, ...forms } = stored.forms;
  if (Object.keys(forms).length === 0) removeKeptInput();
  else tabStore.set(STORAGE_KEYS.keptInput, { ...stored, forms });
  return new Map(values);
}

export function removeKeptInput(): void {
  tabStore.remove(STORAGE_KEYS.keptInput);
}

/** Removes the input of every other viewer. */
export function removeInputOfOthers(viewer: string): void {
  if (!readOwn(viewer)) removeKeptInput();
}

function readOwn(viewer: string): Stored | null {
  const stored = readStored();
  return stored?.viewer === viewer ? stored : null;
}

/** Returns the input of any viewer; removes it if it is invalid or too old. */
function readStored(): Stored | null {
  const { data } = storedSchema.safeParse(tabStore.get(STORAGE_KEYS.keptInput));
  const now = Date.now();
  if (!data || now - data.savedAt >= KEPT_INPUT_MS) {
    removeKeptInput();
    return null;
  }
  if (data.savedAt <= now) return data;
  // The clock was set back: the 30 minutes start again.
  const renewed = { ...data, savedAt: now };
  tabStore.set(STORAGE_KEYS.keptInput, renewed);
  return renewed;
}
