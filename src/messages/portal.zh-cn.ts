/** The route table's own texts; the other languages follow this type. */
export const portal = {
  titles: {
    site: '央视网社区',
    pattern: '{page} - 央视网社区',
    pages: {
      UserHome: '我的首页',
      Login: '登录',
      SsoLogin: '单点登录',
      Register: '注册',
      EmailRegisterSucceed: '激活成功',
      MobileRegisterSucceed: '注册成功',
      ServiceAgreement: '服务协议',
      FindPassword1: '找回密码',
      FindPassword2: '选择找回方式',
      FindPassword3: '重置密码',
      Authentication: '绑定手机',
      MLogin: '登录',
      MRegister: '注册',
      MAgreement: '服务协议',
      AppRegister: '注册',
      Qrcode: '扫码登录',
      NotFound: '页面不存在',
    },
  },
  inPlace: { back: '返回' },
  missing: {
    title: '现在我有点忙……',
    text: '您要找的页面不在这里。',
    portalHome: '返回首页',
    servicePhone: '客服电话：{phone}',
    onlineService: '在线客服',
  },
};
