// Texts in zh-CN that are shown before a view and its texts are loaded. Other languages must match their types.

/** Of the loader and the account, and part of the core texts. */
export const common = {
  busy: '系统繁忙！请稍后重试！',
  retry: '重试',
  reload: '重新加载',
  loading: '正在加载',
};

/** Of the button of the account. */
export const account = {
  noName: '我的账号',
  /** Follow the name for screen readers. */
  menu: '，账号菜单',
};

/** Of a form that a script of the page has broken. */
export const notSent: string = '您填写的内容尚未提交。请刷新页面后重新填写。';
