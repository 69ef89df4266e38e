import { byRoute } from '#config/application-forms';
import { bySectionRoute } from '#config/member-center/sections';
import type { RouteName } from '#config/paths';
import { member } from '#i18n/zh-cn/member';
import { DOCUMENTED_FORMS } from '../documented-forms';

/** Title, heading and content that identify the screen of a route. */
export type RouteScreen = {
  /** Path with values for its parameters, and the query that the screen needs; the route's path by default. */
  at?: string;
  /** Name of the page in the document's title; empty for a page without a name. */
  page: string;
  /** Heading of the screen; empty for a screen without one. */
  heading: string;
  /** Selector of an element that no other screen with this heading has. */
  has?: string;
};

type Rows = Readonly<Partial<Record<RouteName, readonly RouteScreen[]>>>;

const agreement: RouteScreen = { page: '服务协议', heading: '服务协议' };

const APPLICATION_SCREENS = byRoute((form): readonly RouteScreen[] => {
  const { page, heading, own } = DOCUMENTED_FORMS[form];
  return [{ page, heading, has: `#${own}` }];
});

/** Screens that a signed-out viewer may see. */
export const GUEST_SCREENS = {
  Login: [{ page: '登录', heading: '登录', has: '#autoLogin' }],
  SsoLogin: [{ page: '正在登录', heading: '正在登录' }],
  Register: [{ page: '注册', heading: '注册', has: '#tab-email' }],
  EmailRegisterSucceed: [{ page: '激活成功', heading: '激活成功' }],
  MobileRegisterSucceed: [{ page: '注册成功', heading: '注册成功' }],
  ServiceAgreement: [agreement],
  FindPassword1: [{ page: '找回密码', heading: '找回密码', has: '#account' }],
  FindPassword2: [
    {
      at: '/find_password2/mobile?emailQuery=success',
      page: '选择找回方式',
      heading: '重置密码邮件已发送',
    },
    {
      at: '/find_password2/email?emailQuery=success',
      page: '选择找回方式',
      heading: '重置密码邮件已发送',
    },
  ],
  FindPassword3: [
    {
      at: '/find_password3/email?code=c0de&operation=1&email=who@example.com',
      page: '重置密码',
      heading: '重置密码',
      has: '#confirmPassword',
    },
  ],
  Authentication: [{ page: '绑定手机号', heading: '绑定手机号', has: '#pictureCode' }],
  NoPermission: [{ page: '没有访问权限', heading: '抱歉，您没有访问权限' }],
  MLogin: [{ page: '登录', heading: '登录', has: '#autoLogin' }],
  MRegister: [{ page: '注册', heading: '注册', has: '#confirmPassword' }],
  MAgreement: [agreement],
  AppRegister: [{ page: '注册', heading: '注册', has: '#tab-email' }],
  Qrcode: [{ page: '扫码登录', heading: '扫码登录', has: 'img[part~=code]' }],
  ...APPLICATION_SCREENS,
  ErrorExistent: [{ page: '已存在绑定关系', heading: '已存在绑定关系' }],
  NotFound: [{ page: '页面不存在', heading: '您访问的页面不存在' }],
  TestPage: [{ page: '', heading: '', has: '[data-testid~=code]:not(:empty)' }],
} satisfies Rows;

/** Screens of a signed-in viewer. A section shows its name and a list, unless it has a row of its own. */
export const MEMBER_SCREENS = {
  ...bySectionRoute((section): readonly RouteScreen[] => {
    const name = member.sections[section];
    return [{ page: name, heading: name, has: '[data-testid~=record]' }];
  }),
  UserHome: [
    {
      page: '我的首页',
      heading: '我的首页',
      has: '[data-testid~=recent-history] [data-testid~=record-title]',
    },
  ],
  UserMessage: [
    {
      at: '/account/message/subscribe',
      page: '消息通知',
      heading: '消息通知',
      has: '[data-testid=route-tabs] a[aria-current][href$="/subscribe"]',
    },
    {
      at: '/account/message/system',
      page: '消息通知',
      heading: '消息通知',
      has: '[data-testid=route-tabs] a[aria-current][href$="/system"]',
    },
  ],
  UserHistory: [
    { page: '观看历史', heading: '观看历史', has: '[data-testid~=record] [data-testid~=position]' },
  ],
  UserSetting: [
    { at: '/account/baseMessage', page: '基本信息', heading: '基本信息', has: '#nickName' },
    { at: '/account/modifyPasswd.jsp', page: '修改密码', heading: '修改密码', has: '#oldPassword' },
    { at: '/account/myFavourite', page: '喜爱的节目', heading: '喜爱的节目', has: '#channels-0' },
    { at: '/account/bindingAccount', page: '账号绑定', heading: '账号绑定', has: '#tab-mobile' },
    { at: '/account/logOff', page: '注销账号', heading: '注销账号', has: '[data-testid~=log-off]' },
  ],
  MIndex: [{ page: '个人中心', heading: '个人中心', has: '[data-testid~=nickname]' }],
} satisfies Rows;
