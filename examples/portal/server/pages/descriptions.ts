import { byRoute } from '#config/application-forms';
import { bySectionRoute } from '#config/member-center/sections';
import type { RouteName } from '#config/paths';

export const MEMBER_DESCRIPTION = '在央视网社区的个人中心查看观看历史、收藏、预约和消息，管理账号设置。';

const LOGIN = '登录央视网社区，可使用手机号、邮箱或第三方账号。';
const REGISTER = '注册央视网社区账号，使用收藏、预约和消息等功能。';
const REGISTERED = '央视网社区账号已可以使用，即将自动跳转。';
const AGREEMENT = '阅读央视网社区的服务协议。';
const RECOVERY = '通过手机号或邮箱找回央视网社区账号的密码。';

/** What search engines show of the page of each route: one sentence for each kind of page. */
export const DESCRIPTIONS: Readonly<Record<RouteName, string>> = {
  ...bySectionRoute(() => MEMBER_DESCRIPTION),
  MIndex: MEMBER_DESCRIPTION,
  Login: LOGIN,
  MLogin: LOGIN,
  Qrcode: '打开手机客户端，扫码登录央视网社区。',
  SsoLogin: '正在登录央视网社区。',
  Register: REGISTER,
  MRegister: REGISTER,
  AppRegister: REGISTER,
  EmailRegisterSucceed: REGISTERED,
  MobileRegisterSucceed: REGISTERED,
  ServiceAgreement: AGREEMENT,
  MAgreement: AGREEMENT,
  FindPassword1: RECOVERY,
  FindPassword2: RECOVERY,
  FindPassword3: RECOVERY,
  Authentication: '为央视网社区账号绑定手机号。',
  NoPermission: '当前账号无权访问此页面，请更换账号或返回首页。',
  ...byRoute(() => '在线填写央视网社区的申请或报名表单。'),
  ErrorExistent: '第三方账号已绑定其他账号，请先在原账号中解绑。',
  NotFound: '您访问的页面不存在，请返回首页或联系在线客服。',
  TestPage: '检查央视网社区的接口是否可用。',
};
