/** Texts in zh-CN of the account button and its menu before the language file is loaded. */
export const accountButtonZhCn = {
  noName: '我的账号',
  /** Follow the name for screen readers. */
  menu: '，账号菜单',
  menuUnread: '，账号菜单，{n} 条未读消息',
  loading: '正在加载',
};
