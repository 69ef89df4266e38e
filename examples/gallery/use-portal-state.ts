import { useEffect, useRef, useState } from 'react';
import type { Choices, GalleryData } from './choices/choices';
import { applyState, clearFaults } from './states';

/** A whole code, not one that is being typed. */
const CODE = /^-\d+$/;

export type PortalState = {
  /** Whether the chosen state applies; the preview is loaded again in each state. */
  isSet: boolean;
  /** Counts the loads that the visitor has asked for. */
  round: number;
  hasFailed: boolean;
  reload(): void;
};

/** Applies the chosen state to the portal, one after another. */
export function usePortalState({ viewer, effect, call, code }: Choices, { calls }: GalleryData): PortalState {
  const [round, setRound] = useState(0);
  const [isSet, setSet] = useState(!calls);
  const [hasFailed, setFailed] = useState(false);
  const last = useRef({ key: '', done: Promise.resolve() });
  const pending = useRef(new AbortController());

  useEffect(() => {
    const key = JSON.stringify([viewer, effect, call, code]);
    if (!calls || key === last.current.key || (effect === 'code' && !CODE.test(code))) return;
    setSet(false);
    const done: Promise<void> = last.current.done
      .then(() => applyState({ viewer, effect, call, code }, pending.current.signal))
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .then(() => setSet(last.current.done === done));
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

  return { isSet, round, hasFailed, reload: () => setRound((before) => before + 1) };
}
