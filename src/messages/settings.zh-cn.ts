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
    info: {
      email: '密保邮箱',
      mobile: '手机',
      others: '其他账号',
      none: '未绑定',
      active: '已激活',
      pending: '待激活',
      separator: '、',
      bindEmail: '绑定邮箱',
      activateEmail: '激活邮箱',
      changeEmail: '修改邮箱',
      verifyMobile: '验证手机',
      changeMobile: '更换手机',
      manageOthers: '管理账号',
    },
    others: {
      intro: '绑定后，可以用这些账号登录央视网社区。',
      bound: '已绑定',
      none: '未绑定',
      /** Tells two accounts of one provider apart. */
      id: '账号 {id}',
      bind: '绑定',
      bindLabel: '绑定{name}（在新窗口中打开）',
      unbind: '解绑',
      unbindLabel: '解绑{name}',
      unbindOneLabel: '解绑{name}账号 {id}',
      confirmTitle: '解绑“{name}”？',
      confirmText: '解绑后，将不能再用这个“{name}”账号登录。您可以随时重新绑定。',
      done: '解绑成功！',
    },
  },
  profile: {},
  programmes: {},
  cancellation: {},
};
