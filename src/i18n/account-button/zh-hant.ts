// Written by `npm run texts:hant` from the Simplified texts; corrections are in `.build/traditional/`.
import type * as simplified from './zh-cn';

export const accountButtonZhHant: typeof simplified.accountButtonZhCn = {
  noName: '我的帳號',
  menu: '，帳號選單',
  menuUnread: '，帳號選單，{n} 則未讀訊息',
  loading: '正在載入',
};
