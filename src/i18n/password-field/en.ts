import type { passwordFieldZhCn } from './zh-cn';

/** Texts of a password field in English. */
export const passwordFieldEn: typeof passwordFieldZhCn = {
  show: 'Show',
  hide: 'Hide',
  showLabel: 'Show “{label}”',
  hideLabel: 'Hide “{label}”',
  capsLock: 'Caps lock is on',
};
