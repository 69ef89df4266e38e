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
  programmes: {
    failed: '未能加载喜爱的节目。',
    empty: '暂无可选的节目。',
    groups: { channels: '频道', columns: '栏目' },
    emptyGroup: { channels: '暂无可选的频道。', columns: '暂无可选的栏目。' },
    chosen: '已选 {n} 个',
    submit: '保存',
    saved: '修改成功！',
  },
  cancellation: {
    agreement: '账号注销协议',
    summary:
      '以下是服务协议中账号规则的摘要，不是协议全文。服务协议共 15 章、约 70 条，以网站公布的文本为准。',
    /** Replaced each second, so voices hear the next two instead. */
    reading: '请阅读协议（{n} 秒）',
    readFirst: '请阅读协议，{n} 秒后可以勾选同意。',
    canAgree: '现在可以勾选同意。',
    agree: '我已阅读并同意《账号注销协议》',
    submit: '注销账号',
    risk: {
      title: '风险提示',
      text: '该操作将清除您所有账户数据且不可恢复,请确认注销账户!',
      confirm: '注销',
    },
    done: '注销账号成功！',
  },
};
