import { SECTION_VALUES } from '#config/member-center/section-values.build-time';
import { flag, words } from '../attributes';
import type { Widget } from '../types';

// Not loadChunk, to keep the loader small: requested once for each connection. The chunk itself loads and mounts the view, so
// that a lost file leaves the button.
const loadAccount = () => import('./account.chunk');

export const widget = {
  tag: 'cntv-account',
  attributes: {
    links: words(...SECTION_VALUES),
    unread: flag(),
  },
  slots: ['links'] as const,
  prerender(_element, box) {
    try {
      // Without `localStore`, to keep the loader small. The chunk replaces the slot, and so does the fallback.
      if (/signed-in/.test(localStorage['cntv:session']))
        (box.firstChild as HTMLElement).style.visibility = 'hidden';
    } catch {
      // Storage is blocked.
    }
  },
  loadWhen: async () => (await loadAccount()).showAccount,
} satisfies Widget;
