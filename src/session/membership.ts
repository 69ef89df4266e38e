import { createStore } from 'zustand/vanilla';
import { pageSingleton } from '#page-config/page-singleton';

type Membership = {
  uid: string;
  /** Last day as yyyy-MM-dd; empty without a membership. */
  until: string;
};

/** The membership that a screen of this page has looked up, for elements that make no call for it. It is not stored. */
export const membership = pageSingleton('membership', () =>
  createStore<Membership>(() => ({ uid: '', until: '' })),
);
