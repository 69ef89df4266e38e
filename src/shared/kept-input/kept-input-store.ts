import { useEffect } from 'react';
import { KEPT_INPUT_MS } from '#config/limits';
import { STORAGE_KEYS } from '#config/storage-keys';
import { session } from '#session/session';
import type { TypedInput } from '#ui/forms/typed-input';
import { type InputSlot, keepInput, readInput } from './input-slot';
import { tabInputs } from './tab-inputs';

/** Forms of a signed-in viewer whose input survives the end of the session. */
const FORMS = ['profile', 'programmes', 'bind-email', 'change-email', 'verify-phone'] as const;
export type KeptForm = (typeof FORMS)[number];

/** In this tab until the viewer has signed in again, for at most 30 minutes. */
export function slotOf(form: KeptForm, viewer: string): InputSlot {
  return { store: tabInputs, key: STORAGE_KEYS.keptInput + form, viewer, lifeMs: KEPT_INPUT_MS };
}

/** Keeps the input of a form. Removes that of other viewers. */
export function keepFormInput(viewer: string, form: KeptForm, input: TypedInput): void {
  removeInputOfOthers(viewer);
  if (viewer) keepInput(slotOf(form, viewer), input);
}

/** Whether input of any form and viewer is kept. */
export function hasAnyKeptInput(): boolean {
  return FORMS.some((form) => {
    const { key } = slotOf(form, '');
    return hasKeptInput(`${tabInputs.get(key)?.viewer}`, form);
  });
}

export function hasKeptInput(viewer: string, form: KeptForm): boolean {
  return readInput(slotOf(form, viewer)) !== undefined;
}

export function removeKeptInput(): void {
  for (const form of FORMS) tabInputs.delete(slotOf(form, '').key);
}

/** Removes the input of every other viewer. */
export function removeInputOfOthers(viewer: string): void {
  for (const form of FORMS) readInput(slotOf(form, viewer));
}

/**
 * Removes kept input when another viewer is shown, and when the viewer signs out.
 * @param viewer ID of the viewer; undefined until it is known
 */
export function useInputRemoval(viewer: string | undefined): void {
  useEffect(() => {
    if (viewer !== undefined) removeInputOfOthers(viewer);
  }, [viewer]);
  useEffect(
    () =>
      session.subscribe(({ status, hasExpired }, before) => {
        if (before.status === 'signed-in' && status === 'signed-out' && !hasExpired) removeKeptInput();
      }),
    [],
  );
}
