/** Events of the elements; all bubble and cross shadow roots. */
export const EVENTS = {
  /** Cancelable: stops the redirect. Detail `{ redirectTo }`. */
  loginSuccess: 'cntv-login-success',
  /** Detail `{ code, message }`. */
  error: 'cntv-error',
  /** Cancelable: stops the navigation. Detail `{ name, path, params }`. */
  navigate: 'cntv-navigate',
  /** Cancelable: stops the redirect. Detail `{ redirectTo }`. */
  loginRequired: 'cntv-login-required',
  /** Somebody has signed out here. Detail `{ redirectTo }`. */
  logout: 'cntv-logout',
  /** Detail `{ count, subscribe_count, system_count }`. */
  unread: 'cntv-unread',
  /** Detail `{ state }`. */
  qrState: 'cntv-qr-state',
} as const;

export type EventName = (typeof EVENTS)[keyof typeof EVENTS];
