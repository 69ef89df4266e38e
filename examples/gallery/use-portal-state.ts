import { useEffect, useRef, useState } from 'react';
import type { Choices, GalleryData } from './choices/choices';
import { applyState, clearFaults } from './states';

/** A whole code, not one that is being typed. */
const CODE = /^-\d+$/;

export type PortalState = {
  /** Counts the loads of the preview, which starts again in each state. */
  round: number;
  hasFailed: boolean;
  reload(): void;
};

/** Applies the chosen state to the portal, one after another, and then loads the preview again. */
export function usePortalState({ viewer, effect, call, code }: Choices, { calls }: GalleryData): PortalState {
  const [round, setRound] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef({ key: JSON.stringify(['', '', '', '-1']), done: Promise.resolve() });
  const pending = useRef(new AbortController());

  useEffect(() => {
    const key = JSON.stringify([viewer, effect, call, code]);
    if (!calls || key === last.current.key || (effect === 'code' && !CODE.test(code))) return;
    const done = last.current.done
      .then(() => applyState({ viewer, effect, call, code }, pending.current.signal))
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .then(() => setRound((before) => before + 1));
    last.current = { key, done };
  }, [calls, viewer, effect, call, code]);

  useEffect(() => {
    if (!effect) return;
    const leave = () => {
      // A fault that is set after the others are cleared would stay.
      pending.current.abort();
      pending.current = new AbortController();
      void clearFaults();
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [effect]);

  return { round, hasFailed, reload: () => setRound((before) => before + 1) };
}
