import { flag, path } from '../attributes';
import type { Widget } from '../define-widget';

export const portal = {
  tag: 'cntv-portal',
  attributes: { base: path(), 'login-check': flag() },
  slots: ['agreement', 'cancel-agreement'] as const,
  view: () => import('./portal.view'),
} satisfies Widget;
