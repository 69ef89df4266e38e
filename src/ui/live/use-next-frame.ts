import { useEffect } from 'react';

/**
 * Runs an effect in the frame after the commit. Screen readers announce what is added to a live region, not what it is inserted
 * with. A hidden page has no frames, so that its messages are announced on return.
 * @param key the effect ends and runs again when it changes
 */
export function useNextFrame(effect: () => undefined | (() => void), key?: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    let end: undefined | (() => void);
    const frame = requestAnimationFrame(() => {
      end = effect();
    });
    return () => {
      cancelAnimationFrame(frame);
      end?.();
    };
  }, [key]);
}
