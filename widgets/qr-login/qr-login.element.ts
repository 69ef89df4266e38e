import { createEvent } from '#lib/document/create-event';
import { integer, text } from '../attributes';
import type { Widget } from '../types';

export const widget = {
  tag: 'cntv-qr-login',
  attributes: { size: integer(260, 120, 1000), backurl: text() },
  view: () => import('./qr-login.view'),
  prerender(element, box) {
    box.style.setProperty('--_size', `${(element as { size?: number }).size}px`);
    return 'qr-login';
  },
  methods: {
    refresh(this: HTMLElement): void {
      this.dispatchEvent(createEvent('refresh', {}));
    },
  },
} satisfies Widget;
