import { flag, text } from '../attributes';
import type { Widget } from '../define-widget';

export const portal = {
  tag: 'cntv-portal',
  attributes: { base: text(), 'login-check': flag() },
  slots: ['agreement', 'cancel-agreement'] as const,
  view: () => import('./portal.view'),
} satisfies Widget;
