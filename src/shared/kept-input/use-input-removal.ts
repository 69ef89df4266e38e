import { useEffect } from 'react';
import { session } from '#session/session';
import { removeInputOfOthers, removeKeptInput } from './kept-input-store';

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
