import type { ApplicationData, ApplicationName } from './application-forms';

/** Names of the events that the elements dispatch. All of them bubble and are composed. */
export const EVENTS = {
  error: 'cntv-error',
  loginRequired: 'cntv-login-required',
  loginSuccess: 'cntv-login-success',
  logout: 'cntv-logout',
  navigate: 'cntv-navigate',
  qrState: 'cntv-qr-state',
  reset: 'cntv-reset',
  submit: 'cntv-submit',
  unread: 'cntv-unread',
} as const;

/** Dispatched at the window when an element is ready, for elements whose files have failed. Not for pages. */
export const LOADED_EVENT = 'cntv:loaded';

/**
 * Events whose `preventDefault()` cancels the default action of the widget. Not by the names above, which the loader would
 * then contain.
 */
export const CANCELABLE: readonly string[] = [
  'cntv-login-required',
  'cntv-login-success',
  'cntv-navigate',
  'cntv-submit',
] satisfies readonly (keyof WidgetEvents)[];

/**
 * `code` is the negative result code of the response; null for a network or rendering error. `cause` is one of these, which
 * do not change:
 * - `file`: a file of this release cannot be loaded, or is broken
 * - `config`: the page configuration cannot be read
 * - `page`: a script of the page has replaced a built-in function
 * - `view`: a mistake in the element itself
 * - `network`: no response in time, or an HTTP error status
 * - `malformed`: the response is not that of the API
 * - `refused`: the response has a result code
 * - `unsigned`: the request could not be encrypted and signed, so nothing was sent
 * - `blocked`: the browser has not stored the cookie of the session
 */
export type CntvErrorDetail = {
  code: number | null;
  message: string;
  cause: 'file' | 'config' | 'page' | 'view' | 'network' | 'malformed' | 'refused' | 'unsigned' | 'blocked';
};

export type CntvLoginRequiredDetail = { redirectTo: string };

export type CntvLoginSuccessDetail = { redirectTo: string };

export type CntvLogoutDetail = { redirectTo: string };

/** Name of a route, its path without the portal base, and the parameters of the path and the query. */
export type CntvNavigateDetail = {
  name: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
};

/**
 * - `loading`: a code is being requested
 * - `waiting`: the code can be scanned
 * - `scanned`: the code was scanned, and the sign-in is to be confirmed on the phone
 * - `expired`: the code is no longer valid, or was cancelled on the phone, and a new one is being requested
 * - `refused`: the code was scanned with a client that may not sign in here
 * - `failed`: the service does not respond, or its response is malformed
 * - `done`: the viewer is signed in
 */
export type CntvQrStateDetail = {
  state: 'loading' | 'waiting' | 'scanned' | 'expired' | 'refused' | 'failed' | 'done';
};

export type CntvResetDetail = { form: ApplicationName };

/**
 * `data` has the values as the visitor entered them. A listener has to read it, or to call `respond`, during the event;
 * otherwise `<cntv-apply-form>` without `action` shows that it is not connected. With `action`, the element sends the
 * application unless a listener cancels the event or calls `respond`. `respond` makes the form wait for a promise: it is busy
 * until the promise is fulfilled (success) or rejected. Reject with a text, or with `{ message?, fields?, closed? }`,
 * in which `fields` has texts by field name, and `closed: true` closes the form, to show them to the viewer; after any other rejection, the form says that the service is
 * busy. A response with an error status counts as a rejection with its JSON body.
 */
export type CntvSubmitDetail = {
  [Form in ApplicationName]: {
    form: Form;
    data: ApplicationData[Form];
    respond(result: PromiseLike<unknown> | Response): void;
  };
}[ApplicationName];

export type CntvUnreadDetail = { count: number; subscribe_count: number; system_count: number };

/** Detail type of each event. An interface, so that widget contracts can add events. */
export interface WidgetEvents {
  'cntv-error': CntvErrorDetail;
  'cntv-login-required': CntvLoginRequiredDetail;
  'cntv-login-success': CntvLoginSuccessDetail;
  'cntv-logout': CntvLogoutDetail;
  'cntv-navigate': CntvNavigateDetail;
  'cntv-qr-state': CntvQrStateDetail;
  'cntv-reset': CntvResetDetail;
  'cntv-submit': CntvSubmitDetail;
  'cntv-unread': CntvUnreadDetail;
}

type CustomEvents = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

declare global {
  interface GlobalEventHandlersEventMap extends CustomEvents {}
}
