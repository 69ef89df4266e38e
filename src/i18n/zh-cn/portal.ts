import { titles } from './titles.build-time';

/** Texts of the routes. Other languages must match this type. */
export const portal = {
  titles: {
    site: '央视网社区',
    pattern: '{page} - 央视网社区',
    pages: {
      ...titles,
      Login: '登录',
      SsoLogin: '正在登录',
      Register: '注册',
      EmailRegisterSucceed: '激活成功',
      MobileRegisterSucceed: '注册成功',
      ServiceAgreement: '服务协议',
      FindPassword1: '找回密码',
      FindPassword2: '选择找回方式',
      FindPassword3: '重置密码',
      Authentication: '绑定手机号',
      NoPermission: '没有访问权限',
      MLogin: '登录',
      MRegister: '注册',
      MAgreement: '服务协议',
      MIndex: '个人中心',
      AppRegister: '注册',
      Qrcode: '扫码登录',
      WdyForPerson: '个人申请',
      WdyForCompany: '机构申请',
      NotFound: '页面不存在',
      ErrorExistent: '已存在绑定关系',
    },
  },
  noPermission: {
    title: '抱歉，您没有访问权限',
    text: '当前账号无权访问此页面，请更换账号或返回首页。',
    portalHome: '返回网站首页',
    userHome: '返回我的首页',
  },
  inPlace: { back: '返回' },
  missing: {
    title: '您访问的页面不存在',
    text: '现在我有点忙……',
    userHome: '返回我的首页',
    portalHome: '返回网站首页',
    servicePhone: '客服电话：{phone}',
    onlineService: '在线客服',
  },
  existent: {
    title: '已存在绑定关系',
    text: '这个第三方账号已绑定其他账号，请先在原账号中解绑。',
  },
};
