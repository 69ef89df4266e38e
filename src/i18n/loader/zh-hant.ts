// Written by `npm run texts:hant` from the Simplified texts; corrections are in `.build/traditional/`.
import type * as simplified from './zh-cn';

export const loaderZhHant: typeof simplified.loaderZhCn = {
  busy: '系統繁忙！請稍後再試！',
  retry: '重試',
  reload: '重新載入',
};
