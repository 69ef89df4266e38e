import { useEffect, useState } from 'react';
import { session } from '#session/session';
import { useFormState } from '#ui/forms/form-context';
import { changedValues, restoreInput } from '#ui/forms/typed-input';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useViewerId } from '../viewer/viewer-scope';
import { type KeptForm, keepInput, takeKeptInput } from './kept-input-store';
import { KeptNotice } from './kept-notice';
import { useLeftInput } from './left-forms';

/**
 * Keeps what the viewer has typed into the form around it, except passwords and codes, when the session expires, when the
 * viewer may be another one, or when the screen is left. After an expired session, it is restored when the same viewer has
 * signed in again, and a notice is shown until the next submit.
 */
export function KeptInput({ form }: { form: KeptForm }) {
  const { keptInput } = useAreaTexts('settings');
  const { element, isBusy } = useFormState();
  const viewer = useViewerId();
  const [isRestored, setRestored] = useState(false);
  useLeftInput(form, element);

  useEffect(() => {
    // The end of a session mounts the form again before the sign-in replaces it.
    if (session.getState().status === 'signed-out') return;
    const values = takeKeptInput(viewer, form);
    if (!values) return;
    setRestored(true);
    // Later effects of this commit subscribe the fields to each other's values.
    queueMicrotask(() => {
      if (element.current) void restoreInput(element.current, { values, focused: null });
    });
  }, [viewer, form, element]);
  useEffect(
    () =>
      // The fields are still mounted while the store notifies its subscribers.
      session.subscribe(({ status, since, hasExpired }, before) => {
        const isEnd = status === 'signed-out' && before.status !== 'signed-out';
        // Another name, which is another viewer or this one after a change of the nickname.
        const isNew = status === 'signed-in' && before.status === 'signed-in' && since !== before.since;
        if ((isEnd && hasExpired) || isNew) keepInput(viewer, form, changedValues(element.current));
      }),
    [viewer, form, element],
  );
  if (isRestored && isBusy) setRestored(false);
  return isRestored && <KeptNotice text={keptInput.restored} />;
}
