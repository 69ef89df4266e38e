import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { KEPT_INPUT_MS } from '#config/limits';
import { session, viewerEpoch } from '#session/session';
import type { Elements } from '#ui/elements';
import { useFormState } from '#ui/forms/form-context';
import { useRestoredInput } from '#ui/forms/restored-input';
import { typedValues } from '#ui/forms/typed-input';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Notice } from '#ui/notice';
import { css } from '#ui/styles/emotion';
import { useViewerId } from '../viewer/viewer-scope';
import { type InputSlot, keepInput, memoryOf, readInput, takeInput } from './input-slot';
import { hasKeptInput, type KeptForm, keepFormInput, slotOf } from './kept-input-store';

const LeftContext = createContext({ current: false });

/**
 * Keeps what the viewer has typed into the forms inside when all of them are left: until each is opened again. A form that is
 * removed alone was submitted or canceled, and nothing of it is kept.
 */
export function LeftForms({ children }: { children: Elements }) {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    // Runs before the effects inside end.
    return () => {
      isLeft.current = true;
    };
  }, []);
  return <LeftContext value={isLeft}>{children}</LeftContext>;
}

/**
 * Keeps what the viewer has typed into the form around it and not saved, except passwords and codes: in memory when its screen
 * is left, and in the tab when the session expires or the viewer may be another one. Restores it for the same viewer; after an
 * expired session with a notice until the next submit.
 */
export function KeptInput({ form: name }: { form: KeptForm }) {
  const { keptInput } = useAreaTexts('settings');
  const { element, given, isBusy } = useFormState();
  const viewer = useViewerId();
  const isLeft = useContext(LeftContext);
  // At the end of a session, the next viewer is known before this one's forms are removed.
  const [left] = useState(
    (): InputSlot => ({
      store: memoryOf(document),
      key: name,
      viewer: viewerEpoch(),
      lifeMs: KEPT_INPUT_MS,
    }),
  );
  useRestoredInput(element, () => readInput(left));
  const [isRestored, setRestored] = useRestoredInput(element, () =>
    // The end of a session mounts the form again before the sign-in replaces it.
    session.getState().status === 'signed-out' ? undefined : takeInput(slotOf(name, viewer)),
  );

  useEffect(() => {
    const form = element.current;
    const typed = () => ({ values: typedValues(form, given.current) });
    const epoch = viewerEpoch();
    // The fields are still mounted while the store notifies its subscribers.
    const stop = session.subscribe(({ status, hasExpired }, before) => {
      const isEnd = status === 'signed-out' && before.status !== 'signed-out' && hasExpired;
      // For the sign-in at a third party.
      const isAway = status === 'unknown' && before.status === 'signed-in';
      // Another name, which is another viewer or this one after a change of the nickname.
      const isNew = status === 'signed-in' && before.status === 'signed-in' && viewerEpoch() !== epoch;
      if (isEnd || isAway || isNew) keepFormInput(viewer, name, typed());
    });
    return () => {
      stop();
      if (isLeft.current) keepInput(left, typed());
      else left.store.delete(left.key);
    };
  }, [viewer, name, element, given, isLeft, left]);
  if (isRestored && isBusy) setRestored(false);
  return isRestored && <KeptNotice text={keptInput.restored} />;
}

/** Notice in a step before a form whose input is kept. */
export function KeptForCheck({ form }: { form: KeptForm }) {
  const { keptInput } = useAreaTexts('settings');
  const viewer = useViewerId();
  const [isKept] = useState(() => hasKeptInput(viewer, form));
  return isKept && <KeptNotice text={keptInput.kept} />;
}

/** Says above the fields of a form that its input was kept when the session expired. */
function KeptNotice({ text }: { text: string }) {
  return (
    <div className={above}>
      <Notice data-testid="kept-input">{text}</Notice>
    </div>
  );
}

const above = css({ marginBottom: 20 });
