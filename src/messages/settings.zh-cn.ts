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
    identity: {
      title: '验证身份',
      hint: '为了账号安全，请先输入登录密码。',
      password: '登录密码',
      submit: '下一步',
      errors: { passwordRequired: '请输入密码', wrong: '当前密码不正确' },
    },
    securityEmail: {
      bind: '绑定密保邮箱',
      bindHint: '忘记密码时，可以通过密保邮箱找回。',
      submit: '绑定邮箱',
      waiting: '激活密保邮箱',
      sent: '激活邮件已发送，链接12小时内有效',
      expired: '链接已过期，请重新发送激活邮件',
      openMailbox: '打开邮箱',
      /** For voices, after the link. */
      newWindow: '（在新窗口中打开）',
      resend: '重新发送',
      edit: '修改邮箱',
      title: '密保邮箱',
      active: '已激活',
      activated: '密保邮箱激活成功',
      activeHint: '忘记密码时，可以通过这个邮箱找回。',
      change: '修改密保邮箱',
      current: '当前邮箱',
      next: '新邮箱',
      changeSubmit: '确认修改',
      changed: '修改密保邮箱成功！',
      errors: {
        currentRequired: '请输入当前邮箱',
        newRequired: '请输入新邮箱',
        same: '新旧邮箱不能相同',
      },
    },
    verifyMobile: {
      title: '验证手机',
      hint: '验证手机，让账号更安全。',
      submit: '验证手机',
      done: '验证手机成功！',
      bound: '已验证',
      change: '更换手机',
    },
  },
  profile: {},
  programmes: {},
  cancellation: {},
};
