import { SECTION_VALUES } from '#config/member-center/section-values.build-time';
import { storedViewer } from '#session/stored-session';
import { flag, words } from '../attributes';
import type { Widget } from '../types';
import { accountTree } from './account-tree';

// Not loadChunk, to keep the loader small: requested once for each connection.
const loadAccount = () => import('./account.chunk');

export const widget = {
  tag: 'cntv-account',
  attributes: {
    links: words(...SECTION_VALUES),
    unread: flag(),
  },
  // The chunk takes it over, and a failure replaces it by the slotted content.
  prerender() {
    const viewer = storedViewer();
    return viewer && [accountTree(viewer.operatorName)];
  },
  view: () => import('./account.view'),
  preload: () => import('./menu-box.chunk'),
  loadWhen: async () => (await loadAccount()).showAccount,
} satisfies Widget;
