// Written by `npm run texts:hant` from the Simplified texts; corrections are in `.build/traditional/`.
import type * as simplified from './zh-cn';

export const brokenPageZhHant: typeof simplified.brokenPageZhCn = {
  notSent: '您填寫的內容尚未送出。請重新整理頁面後重新填寫。',
};
