import { useEffect } from 'react';
import { preloadModules } from '../lib/module-preload';
import { whenIdle } from '../lib/when-idle';
import { useHost } from './host';

type Load = () => Promise<unknown>;

const FIRST_USE = ['pointerdown', 'keydown', 'focusin'];

/**
 * Requests, once the view is attached, the modules that the viewer's first action needs: in idle time, or at once when
 * they first touch the widget, press a key in it or focus it.
 * @param loads constant functions, in a constant list
 */
export function usePreload(loads: readonly Load[]): void {
  const { element } = useHost();
  useEffect(() => {
    const preload = () => {
      stop();
      preloadModules(loads);
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
