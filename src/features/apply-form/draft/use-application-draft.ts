import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ApplicationField } from '#config/application-field';
import type { ApplicationName } from '#config/application-forms';
import { DRAFT_MS } from '#config/limits';
import { draftKeyOf } from '#shared/kept-input/draft-key';
import { acceptedValues, type InputSlot, keepInput, readInput } from '#shared/kept-input/input-slot';
import { tabInputs } from '#shared/kept-input/tab-inputs';
import { useRestoredInput } from '#ui/forms/restored-input';
import { restoreInput, takeValues, typedValues } from '#ui/forms/typed-input';
import { useHost } from '#ui/host';
import { usePrint } from '#ui/print';

/** Which fields are stored: all but private ones (`safe`), all, or none. */
export type DraftMode = 'safe' | 'all' | 'none';

/** `focusout` detects values that were filled in without events. */
const CHANGES = ['input', 'change', 'focusout'];

/**
 * Keeps typed values until the tab is closed, for at most 24 hours, and restores them on mount.
 * @returns whether values were restored; whether those could not be sent; the fields that the draft does not keep; and
 * functions that remove the draft, change fields without storing them, and note that the values could not be sent
 */
export function useApplicationDraft(
  form: ApplicationName,
  fields: readonly ApplicationField[],
  mode: DraftMode,
) {
  const { element } = useHost();
  const root = useRef(element.shadowRoot as ShadowRoot);
  const print = usePrint();
  const [key] = useState(() => draftKeyOf(form, element));
  const slot = useMemo(() => draftSlot(key, fields, mode), [key, fields, mode]);
  // Read before anything is typed into the new fields.
  const [draft] = useState(() => readInput(slot));
  const isRemoved = useRef(false);
  const isUnsent = useRef(draft?.isUnsent === true);
  /** Number of pending changes that are not the visitor's. */
  const unsaved = useRef(0);

  const withoutSaving = useCallback((work: () => Promise<void>) => {
    unsaved.current += 1;
    void work().then(() => {
      unsaved.current -= 1;
    });
  }, []);
  // Before the browser can deliver input to the new fields.
  useLayoutEffect(() => {
    const { current } = root;
    // Removes what the previous mode has stored.
    readInput(slot);
    function save({ type }: Event) {
      // While values are restored one by one, the draft would lose the others and get a new age.
      if (unsaved.current > 0) return;
      // After a submit the values are still in the fields; they are stored again only when one is changed.
      if (type === 'focusout' && isRemoved.current) return;
      isRemoved.current = false;
      const values = acceptedValues(slot, typedValues(current));
      // The 24 hours start again only if a value has changed.
      if (JSON.stringify([...values]) !== JSON.stringify([...(readInput(slot)?.values ?? [])]))
        keepInput(slot, { values, isUnsent: isUnsent.current });
    }
    for (const change of CHANGES) current.addEventListener(change, save);
    return () => {
      for (const change of CHANGES) current.removeEventListener(change, save);
    };
  }, [slot]);
  const [isRestored, setRestored] = useRestoredInput(
    root,
    // What was typed into a print is newer.
    (fields) => draft && (print ? { values: takeValues(fields, new Map(draft.values)) } : draft),
    (fields, input) => withoutSaving(() => restoreInput(fields, input)),
  );

  function remove() {
    isRemoved.current = true;
    isUnsent.current = false;
    tabInputs.delete(key);
    setRestored(false);
  }
  function markUnsent() {
    isUnsent.current = true;
    const kept = readInput(slot);
    if (kept) keepInput(slot, { ...kept, isUnsent: true }, kept.savedAt);
  }
  const notKept = fields.filter(({ name }) => !slot.accepts?.(name));
  const wasUnsent = draft?.isUnsent === true;
  return { isRestored, wasUnsent, notKept, remove, withoutSaving, markUnsent };
}

function draftSlot(key: string, fields: readonly ApplicationField[], mode: DraftMode): InputSlot {
  const isPrivate = (name: string) =>
    fields.some((field) => field.name === name && field.kind === 'text' && field.isPrivate);
  const isConsent = (name: string) =>
    fields.some((field) => field.name === name && field.kind === 'checkbox' && field.isConsent);
  return {
    store: tabInputs,
    key,
    lifeMs: DRAFT_MS,
    accepts: (name) => !isConsent(name) && (mode === 'all' || (mode === 'safe' && !isPrivate(name))),
  };
}
