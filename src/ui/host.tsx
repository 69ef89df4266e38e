import { createContext, useContext } from 'react';
import type { WidgetEvents } from '#config/events';

/** The custom element around a view, as far as views may use it. */
export type Host = {
  readonly element: HTMLElement;
  /**
   * Fires a bubbling, composed event on the element.
   * @returns false when a listener called `preventDefault()` on a cancelable event
   */
  emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): boolean;
  /**
   * Reports an error that the view cannot handle, to the console and as `cntv-error`.
   * @param isWholeView whether the view shows nothing but the error, so that the element's state is `error`
   */
  fail(error: unknown, isWholeView: boolean): void;
  /** Starts the element again with its typed values and with files from other addresses. */
  restart(): void;
};

const HostContext = createContext<Host | null>(null);

export const HostProvider = HostContext.Provider;

/** Returns the custom element around the current view. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost() is used outside a widget');
  return host;
}

/** Whether the current view is that of an element in a page with content of its own, not of the portal. */
export function useIsInPage(): boolean {
  const host = useContext(HostContext);
  return host !== null && host.element.localName !== 'cntv-portal';
}
