import { preloadFromLoader } from '#lib/chunks/import-in-loader';
import { stateOf } from '#lib/element-state';
import type { Widget } from '../types';

/**
 * Holds clicks and submits until the view is mounted, and tells it then that a text is being composed. Only the last one is held; a held submit sets
 * `aria-busy` on the submit button. Native submits are prevented, because they would put the password into
 * the URL.
 * @param signal removes the listeners when aborted
 * @param submitModules preloaded when a submit is held
 * @returns replays the held action on the mounted view, once
 */
export function holdActions(
  root: ShadowRoot,
  signal: AbortSignal,
  submitModules: Widget['submitModules'],
): () => void {
  let isLive = false;
  let replay = () => {};
  let composing: EventTarget | null = null;
  const hold = (event: Event) => {
    const selector = event.type === 'submit' ? 'form' : 'a,button';
    const target = (event.target as Element).closest<HTMLButtonElement>(selector);
    // A press that opens another window works without the view, which could open it only later, when browsers refuse that.
    if (!target || isLive || opensWindow(event, target) || stateOf(root.host) === 'error') return;
    event.preventDefault();
    event.stopPropagation();
    const submits = selector === 'form' || target.type === 'submit';
    const button = root.querySelector<HTMLElement>('[type=submit]');
    if (submits) {
      button?.setAttribute('aria-busy', 'true');
      preloadFromLoader(submitModules);
    }
    // Only the clicked element itself is clicked again: a recreated link may have another target.
    replay = () => {
      const live = submits ? root.querySelector<HTMLElement>('[type=submit]') : target;
      button?.removeAttribute('aria-busy');
      if (live?.isConnected) live.click();
    };
  };
  for (const type of ['submit', 'click']) root.addEventListener(type, hold, { capture: true, signal });
  for (const type of ['compositionstart', 'compositionend'])
    root.addEventListener(
      type,
      (event) => {
        composing = event.type === 'compositionstart' ? event.target : null;
      },
      { signal },
    );
  return () => {
    isLive = true;
    replay();
    replay = () => {};
    // Last, because for the form a submit ends a composition.
    composing?.dispatchEvent(new Event('compositionstart', { bubbles: true, composed: true }));
  };
}

function opensWindow(event: Event, target: Partial<HTMLAnchorElement>): boolean {
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  return Boolean(target.href && (target.target || ctrlKey || metaKey || shiftKey));
}
