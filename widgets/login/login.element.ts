import { choice, flag, text } from '../attributes';
import type { Widget } from '../define-widget';

/**
 * `<cntv-login>`: a viewer signs in with account and password, or goes on to a third-party provider.
 *
 * @attr {string} backurl - where to go after signing in or registering, when the page's address names nothing; allowed domains only
 * @attr {'puzzle'|'click'} captcha - the kind of captcha asked for
 * @attr {'auto'|'desktop'|'mobile'} variant - which form of the portal; `auto` asks the browser
 * @attr {boolean} standalone - register and recover in place, with a history that the page never sees
 * @fires cntv-login-success - cancelable: stops the redirect; detail `{ redirectTo }`
 * @fires cntv-navigate - cancelable: a link inside was followed; detail `{ name, path, params, query }`
 * @fires cntv-error - a view that could not be shown or a call that failed; detail `{ code, message }`
 * @csspart card, title, input, label, message, button, link, checkbox, provider
 */
export const login: Widget = {
  tag: 'cntv-login',
  attributes: {
    backurl: text(),
    captcha: choice('puzzle', 'click'),
    variant: choice('auto', 'desktop', 'mobile'),
    standalone: flag(),
  },
  view: () => import('./login.view'),
  prerender: ({ lang }) => (/^en\b/i.test(lang) ? null : 'login'),
};
