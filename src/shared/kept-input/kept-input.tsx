import { useEffect } from 'react';
import { session, viewerEpoch } from '#session/session';
import { useFormState } from '#ui/forms/form-context';
import { useRestoredInput } from '#ui/forms/restored-input';
import { changedValues } from '#ui/forms/typed-input';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { useViewerId } from '../viewer/viewer-scope';
import { takeInput } from './input-slot';
import { type KeptForm, keepFormInput, slotOf } from './kept-input-store';
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
  useLeftInput(form, element);
  const [isRestored, setRestored] = useRestoredInput(element, () =>
    // The end of a session mounts the form again before the sign-in replaces it.
    session.getState().status === 'signed-out' ? undefined : takeInput(slotOf(form, viewer)),
  );

  useEffect(() => {
    const epoch = viewerEpoch();
    // The fields are still mounted while the store notifies its subscribers.
    return session.subscribe(({ status, hasExpired }, before) => {
      const isEnd = status === 'signed-out' && before.status !== 'signed-out' && hasExpired;
      // For the sign-in at a third party.
      const isLeft = status === 'unknown' && before.status === 'signed-in';
      // Another name, which is another viewer or this one after a change of the nickname.
      const isNew = status === 'signed-in' && before.status === 'signed-in' && viewerEpoch() !== epoch;
      if (isEnd || isLeft || isNew) keepFormInput(viewer, form, { values: changedValues(element.current) });
    });
  }, [viewer, form, element]);
  if (isRestored && isBusy) setRestored(false);
  return isRestored && <KeptNotice text={keptInput.restored} />;
}
