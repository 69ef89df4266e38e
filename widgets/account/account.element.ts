import { SECTION_VALUES } from '#config/member-center/section-values.build-time';
import { flag, words } from '../attributes';
import type { Widget } from '../types';

// Not loadChunk, to keep the loader small: requested once for each connection.
const loadAccount = () => import('./account.chunk');

export const widget = {
  tag: 'cntv-account',
  attributes: {
    links: words(...SECTION_VALUES),
    unread: flag(),
  },
  slots: ['links'] as const,
  // Not loadChunk: the chunk itself loads and mounts the menu, so that a lost file leaves the button.
  view: async () => (await loadAccount()).loadMenu(),
  loadWhen: async () => (await loadAccount()).showAccount,
} satisfies Widget;
