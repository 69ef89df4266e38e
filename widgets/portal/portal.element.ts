import { text } from '../attributes';
import type { Widget } from '../define-widget';

/**
 * `<cntv-portal>`: the portal's whole route table, one screen at a time, with the browser's history.
 *
 * @attr {string} base - the path under which the table stands; `/` for the whole site
 * @fires cntv-navigate - cancelable: somebody goes to another screen; detail `{ name, path, params, query }`
 * @fires cntv-login-success - cancelable: stops the redirect; detail `{ redirectTo }`
 * @fires cntv-logout - somebody has signed out here; detail `{ redirectTo }`
 * @fires cntv-error - a screen that could not be shown or a call that failed; detail `{ code, message }`
 * @csspart those of the screens
 */
export const portal: Widget = {
  tag: 'cntv-portal',
  attributes: { base: text() },
  view: () => import('./portal.view'),
};
