import type { Sight } from './camera';

/** Where the pictures are that README and documents show, and that the full run compares with the present screens. */
export const KEPT_FOLDER = 'examples/docs/pictures';

const desktop = { width: 1280, scheme: 'light' } as const;
const phone = { width: 375, scheme: 'light' } as const;

/** The pictures that the project keeps, by the names of their files. The messages are the last, because they are read by being shown. */
export const KEPT: Readonly<Record<string, Sight>> = {
  'sign-in': { ...desktop, path: '/login.html' },
  'sign-in-phone': { ...phone, path: '/login.html' },
  news: { ...desktop, path: '/news/1.html' },
  home: { ...desktop, path: '/index.html', isMember: true },
  'home-dark': { ...desktop, scheme: 'dark', path: '/index.html', isMember: true },
  'home-phone': { ...phone, path: '/index.html', isMember: true },
  history: { ...desktop, path: '/account/history', isMember: true },
  'history-phone': { ...phone, path: '/account/history', isMember: true },
  collection: { ...desktop, path: '/account/collection', isMember: true },
  reservations: { ...desktop, path: '/account/subscribe', isMember: true },
  settings: { ...desktop, path: '/account/baseMessage', isMember: true },
  binding: { ...desktop, path: '/account/bindingAccount', isMember: true },
  form: { ...desktop, path: '/network_tv/film_channel/info_gr.action' },
  'form-phone': { ...phone, path: '/network_tv/film_channel/info_gr.action' },
  'not-found': { ...desktop, path: '/404' },
  messages: { ...desktop, path: '/account/message/subscribe', isMember: true },
};
