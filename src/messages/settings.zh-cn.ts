/** The texts of the settings' frame; the other languages follow this type. */
export const settings = {
  settings: {
    title: '账号设置',
    /** By the tab's name in the path. */
    tabs: {
      baseMessage: '基本信息',
      'modifyPasswd.jsp': '修改密码',
      myFavourite: '喜爱的节目',
      bindingAccount: '绑定账号',
      logOff: '注销账号',
    },
  },
  binding: {
    title: '绑定账号',
    tabs: { info: '绑定信息', email: '密保邮箱', mobile: '验证手机', others: '其他账号' },
    failed: '未能加载绑定信息。',
  },
  profile: {},
  programmes: {},
  cancellation: {},
};
