import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ApplicationField } from '#config/application-field';
import type { ApplicationName } from '#config/application-forms';
import { captureInput, type InputValues, restoreInput } from '#ui/forms/typed-input';
import { useHost } from '#ui/host';
import { draftKeyOf, filterDraft, readDraft, removeDraft, saveDraft } from './draft-store';

/** Which fields are stored: all but private ones (`safe`), all, or none. */
export type DraftMode = 'safe' | 'all' | 'none';

/** `focusout` detects values that were filled in without events. */
const CHANGES = ['input', 'change', 'focusout'];

/**
 * Stores typed values until the tab is closed, and restores them on mount.
 * @returns whether values were restored, a function that removes the draft, and one that changes fields without storing
 * them
 */
export function useApplicationDraft(
  form: ApplicationName,
  fields: readonly ApplicationField[],
  mode: DraftMode,
) {
  const { element } = useHost();
  const root = element.shadowRoot as ShadowRoot;
  const [key] = useState(() => draftKeyOf(form, element));
  // Read before anything is typed into the new fields.
  const [stored] = useState(() => storable(readDraft(key), fields, mode));
  const [isRestored, setRestored] = useState(false);
  const isRemoved = useRef(false);
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
    function save({ type }: Event) {
      // While values are restored one by one, the draft would lose the others and get a new age.
      if (unsaved.current > 0) return;
      // After a submit the values are still in the fields; they are stored again only when one is changed.
      if (type === 'focusout' && isRemoved.current) return;
      isRemoved.current = false;
      saveDraft(key, storable(captureInput(root).values, fields, mode));
    }
    for (const change of CHANGES) root.addEventListener(change, save);
    return () => {
      for (const change of CHANGES) root.removeEventListener(change, save);
    };
  }, [root, key, fields, mode]);
  // After the fields have subscribed to each other's values.
  useEffect(() => {
    if (stored.size === 0) return;
    withoutSaving(() => restoreInput(root, { values: stored, focused: null }));
    setRestored(true);
  }, [root, stored, withoutSaving]);
  // The previous mode may have stored more fields.
  useEffect(() => filterDraft(key, (values) => storable(values, fields, mode)), [key, fields, mode]);

  function remove() {
    isRemoved.current = true;
    removeDraft(key);
    setRestored(false);
  }
  return { isRestored, remove, withoutSaving };
}

/** Returns the values that may be stored in a mode. */
function storable(
  values: InputValues | null,
  fields: readonly ApplicationField[],
  mode: DraftMode,
): InputValues {
  if (mode === 'none') return new Map();
  const isPrivate = (name: string) =>
    fields.some((field) => field.name === name && field.kind === 'text' && field.isPrivate);
  return new Map([...(values ?? [])].filter(([name]) => mode === 'all' || !isPrivate(name)));
}
