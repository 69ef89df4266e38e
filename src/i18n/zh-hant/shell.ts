import type * as simplified from '../zh-cn/shell';

export const common: typeof simplified.common = {
  busy: '系統忙碌中，請稍後再試',
  retry: '重試',
  reload: '重新載入',
  loading: '載入中',
};

export const account: typeof simplified.account = {
  noName: '我的帳號',
  menu: '，帳號選單',
};

export const notSent: string = '您填寫的內容尚未送出。請重新整理頁面後重新填寫。';
