import { choice, flag } from '../attributes';
import type { Widget } from '../types';

export const widget = {
  tag: 'cntv-member-center',
  attributes: {
    section: choice('home', 'message', 'history', 'collection', 'subscribe', 'settings'),
    tab: choice(
      '',
      'subscribe',
      'system',
      'video',
      'channel',
      'baseMessage',
      'modifyPasswd.jsp',
      'myFavourite',
      'bindingAccount',
      'logOff',
    ),
    bare: flag(),
  },
  slots: ['cancel-agreement'] as const,
  view: () => import('./member-center.view'),
} satisfies Widget;
