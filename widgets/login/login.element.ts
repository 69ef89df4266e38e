import { choice, flag, isEnglish, text } from '../attributes';
import type { Widget } from '../types';

export const widget = {
  tag: 'cntv-login',
  attributes: {
    backurl: text(),
    captcha: choice('puzzle', 'click'),
    variant: choice('auto', 'desktop', 'mobile'),
    standalone: flag(),
  },
  view: () => import('./login.view'),
  submitModules: () => import('#features/login/submit-modules'),
  prerender: ({ lang }) => (isEnglish(lang) ? null : 'login'),
} satisfies Widget;
