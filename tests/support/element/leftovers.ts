import type { HostPage } from './host';

/** Active observers, timers, and listeners of window and document. */
export type Leftovers = { observers: number; timers: number; listeners: string[] };

/** Starts to count them; must be called before any script of the page runs. */
export function countLeftovers(page: Window): () => Leftovers {
  const view = page as HostPage['window'];
  const observers = new Set<unknown>();
  const timers = new Set<unknown>();
  const listeners: string[] = [];

  const { observe, disconnect } = view.IntersectionObserver.prototype;
  view.IntersectionObserver.prototype.observe = function (target) {
    observers.add(this);
    observe.call(this, target);
  };
  view.IntersectionObserver.prototype.disconnect = function () {
    observers.delete(this);
    disconnect.call(this);
  };

  const { setInterval, setTimeout, clearTimeout } = view;
  const clear = (timer: number) => {
    timers.delete(timer);
    // Intervals and timeouts share their IDs, so `clearTimeout` clears both.
    clearTimeout.call(view, timer);
  };
  Object.assign(view, {
    setInterval(...parameters: Parameters<typeof setInterval>) {
      const timer = setInterval.apply(view, parameters);
      timers.add(timer);
      return timer;
    },
    setTimeout(run: () => void, ms?: number) {
      const timer = setTimeout.call(
        view,
        () => {
          timers.delete(timer);
          run();
        },
        ms,
      );
      timers.add(timer);
      return timer;
    },
    clearInterval: clear,
    clearTimeout: clear,
  });

  for (const target of [view, view.document]) {
    const { addEventListener, removeEventListener } = target;
    const forget = (type: unknown) => {
      const at = listeners.indexOf(String(type));
      if (at >= 0) listeners.splice(at, 1);
    };
    target.addEventListener = (...parameters: unknown[]) => {
      const signal = (parameters[2] as AddEventListenerOptions | undefined)?.signal;
      if (!signal?.aborted) listeners.push(String(parameters[0]));
      signal?.addEventListener('abort', () => forget(parameters[0]));
      addEventListener.apply(target, parameters as never);
    };
    target.removeEventListener = (...parameters: unknown[]) => {
      forget(parameters[0]);
      removeEventListener.apply(target, parameters as never);
    };
  }
  return () => ({ observers: observers.size, timers: timers.size, listeners: [...listeners].sort() });
}
