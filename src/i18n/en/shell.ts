import type * as zhCN from '../zh-cn/shell';

export const common: typeof zhCN.common = {
  busy: 'The service is busy. Try again later.',
  retry: 'Try again',
  reload: 'Reload',
  loading: 'Loading',
};

export const account: typeof zhCN.account = {
  noName: 'My account',
  menu: ', account menu',
};

export const notSent: string = 'What you entered has not been submitted. Reload the page and enter it again.';
