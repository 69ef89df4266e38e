import { KEY_SOURCES } from './contract/sources';

/** Keys that every configuration element of a page may have. */
export const SHOWN_KEYS: readonly string[] = Object.entries(KEY_SOURCES)
  .filter(([, source]) => source === 'every')
  .map(([key]) => key);
