/** Names of the events that the elements fire; all of them bubble and are composed. */
export const EVENTS = {
  error: 'cntv-error',
  loginRequired: 'cntv-login-required',
  loginSuccess: 'cntv-login-success',
  logout: 'cntv-logout',
  navigate: 'cntv-navigate',
  qrState: 'cntv-qr-state',
  unread: 'cntv-unread',
} as const;

export type EventName = (typeof EVENTS)[keyof typeof EVENTS];

/** Events that stop what the widget was about to do when a listener calls `preventDefault()`. */
export const CANCELABLE: readonly string[] = [EVENTS.loginRequired, EVENTS.loginSuccess, EVENTS.navigate];

/** `code` is the negative code of the response; null for a network failure or a view that could not be shown. */
export type CntvErrorDetail = { code: number | null; message: string };

export type CntvLoginRequiredDetail = { redirectTo: string };

export type CntvLoginSuccessDetail = { redirectTo: string };

export type CntvLogoutDetail = { redirectTo: string };

/** A route by name, its path without the portal's base, and the values that stand in the path and in the query. */
export type CntvNavigateDetail = {
  name: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
};

/** `refused`: scanned with a client that may not sign in here; `failed`: the service does not respond. */
export type CntvQrStateDetail = {
  state: 'loading' | 'waiting' | 'scanned' | 'expired' | 'refused' | 'failed' | 'done';
};

export type CntvUnreadDetail = { count: number; subscribe_count: number; system_count: number };

/** The detail of each event. An interface, so that a widget can add an event of its own in its contract. */
export interface WidgetEvents {
  'cntv-error': CntvErrorDetail;
  'cntv-login-required': CntvLoginRequiredDetail;
  'cntv-login-success': CntvLoginSuccessDetail;
  'cntv-logout': CntvLogoutDetail;
  'cntv-navigate': CntvNavigateDetail;
  'cntv-qr-state': CntvQrStateDetail;
  'cntv-unread': CntvUnreadDetail;
}

type CustomEvents = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

declare global {
  interface HTMLElementEventMap extends CustomEvents {}
}
