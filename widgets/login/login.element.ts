import { DEFAULT_LANGUAGE } from '#i18n/languages';
import { choice, flag, languageOf, text } from '../attributes';
import type { Widget } from '../types';
import { hideForm } from './quiet';

export const widget = {
  tag: 'cntv-login',
  attributes: {
    backurl: text(),
    captcha: choice('', 'puzzle', 'click'),
    variant: choice('auto', 'desktop', 'mobile'),
    standalone: flag(),
    compact: flag(),
    'no-title': flag(),
    loading: choice('lazy', 'eager'),
  },
  view: () => import('./login.view'),
  atRest: () => import('./login-rest.chunk'),
  submitModules: () => import('#features/login/submit-modules'),
  prerender(element, box) {
    hideForm(box);
    return languageOf(element) === DEFAULT_LANGUAGE ? 'login' : null;
  },
} satisfies Widget;
