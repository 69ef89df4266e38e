// Written by `npm run texts:hant` from the Simplified texts; corrections are in `.build/traditional/`.
import type * as simplified from './zh-cn';

export const passwordFieldZhHant: typeof simplified.passwordFieldZhCn = {
  show: '顯示',
  hide: '隱藏',
  showLabel: '顯示{label}',
  hideLabel: '隱藏{label}',
  capsLock: 'Caps Lock 已開啟',
};
