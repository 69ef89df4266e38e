import { useEffect } from 'react';
import { preloadImports } from '#lib/chunks/import-chunk';
import { whenIdle } from '#lib/when-idle';
import { useHost } from '../host';

type Load = () => Promise<unknown>;

const FIRST_USE = ['pointerdown', 'keydown', 'focusin'];

/**
 * Preloads the modules that the first action of the viewer needs: when the browser is idle after the view has mounted,
 * or immediately on the first pointer, key or focus event in the widget.
 * @param loads constant array of constant functions
 */
export function usePreload(loads: readonly Load[]): void {
  const { element } = useHost();
  useEffect(() => {
    const preload = () => {
      stop();
      preloadImports(loads);
    };
    const stopWaiting = whenIdle(preload);
    for (const type of FIRST_USE) element.addEventListener(type, preload);
    function stop() {
      stopWaiting();
      for (const type of FIRST_USE) element.removeEventListener(type, preload);
    }
    return stop;
  }, [element, loads]);
}
