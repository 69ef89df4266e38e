import { useCallback, useEffect, useRef } from 'react';
import { viewerEpoch } from '#session/session';
import type { Elements } from '#ui/elements';
import { type RestoreInput, RestoreInputProvider, useRestoreInput } from '#ui/forms/restored-input';
import { changedValues, type InputValues, restoreInput, takeValues } from '#ui/forms/typed-input';
import { css } from '#ui/styles/emotion';
import { keepLeftInput, takeLeftInput } from './left-input';

type Props = {
  /** Name of the place, which is the key of this component too. */
  place: string;
  children: Elements;
};

/** Keeps what the viewer has typed into the forms inside, except passwords and codes, until they are opened again. */
export function LeftForms({ place, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const values = useRef<InputValues>(undefined);
  const restoreOuter = useRestoreInput();

  const restore: RestoreInput = useCallback(
    (form) => {
      restoreOuter(form);
      values.current ??= takeLeftInput(place);
      void restoreInput(form, { values: takeValues(form, values.current), focused: null });
    },
    [restoreOuter, place],
  );
  useEffect(() => {
    const forms = box.current;
    // At the end of a session, the next viewer is known before this one's forms are removed.
    const viewer = viewerEpoch();
    return () => {
      const typed: InputValues = new Map([
        ...(values.current ?? takeLeftInput(place)),
        ...changedValues(forms),
      ]);
      keepLeftInput(place, typed, viewer);
    };
  }, [place]);
  return (
    <RestoreInputProvider value={restore}>
      <div ref={box} className={noBox}>
        {children}
      </div>
    </RestoreInputProvider>
  );
}

const noBox = css({ display: 'contents' });
