import { text } from '../attributes';
import type { Widget } from '../define-widget';

export const portal = {
  tag: 'cntv-portal',
  attributes: { base: text() },
  view: () => import('./portal.view'),
} satisfies Widget;
