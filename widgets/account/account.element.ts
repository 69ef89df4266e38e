import { SECTION_VALUES } from '#config/member-center/section-values.build-time';
import { flag, words } from '../attributes';
import type { Widget } from '../types';
import { accountTree } from './account-tree';
import { storedName } from './stored-name';

// Not loadChunk, to keep the loader small: requested once for each connection. The chunk itself loads and mounts the view, so
// that a lost file leaves the button.
const loadAccount = () => import('./account.chunk');

export const widget = {
  tag: 'cntv-account',
  attributes: {
    links: words(...SECTION_VALUES),
    unread: flag(),
  },
  // The chunk takes it over, and a failure replaces it by the slotted content.
  prerender() {
    const name = storedName();
    return name === null ? null : [accountTree(name)];
  },
  loadWhen: async () => (await loadAccount()).showAccount,
} satisfies Widget;
