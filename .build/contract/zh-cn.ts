import type { WidgetEvents } from '#config/events';
import type { ElementState } from '#lib/element-state';
import type { contract as account } from '../../widgets/account/account.contract.ts';
import type { contract as applyForm } from '../../widgets/apply-form/apply-form.contract.ts';
import type { contract as login } from '../../widgets/login/login.contract.ts';
import type { contract as memberCenter } from '../../widgets/member-center/member-center.contract.ts';
import type { contract as portal } from '../../widgets/portal/portal.contract.ts';
import type { contract as qrLogin } from '../../widgets/qr-login/qr-login.contract.ts';
import type { PartName, SHARED, SlotName } from '../../widgets/shared.contract.ts';
import type { contract as unreadBadge } from '../../widgets/unread-badge/unread-badge.contract.ts';

type Contracts = {
  'cntv-account': typeof account;
  'cntv-apply-form': typeof applyForm;
  'cntv-login': typeof login;
  'cntv-member-center': typeof memberCenter;
  'cntv-portal': typeof portal;
  'cntv-qr-login': typeof qrLogin;
  'cntv-unread-badge': typeof unreadBadge;
};

type Members<Contract> = {
  [Kind in keyof Contract & ('attributes' | 'methods' | 'properties')]: keyof Contract[Kind];
}[keyof Contract & ('attributes' | 'methods' | 'properties')];

/** Descriptions of attributes, methods and properties, whose names are unique in an element. */
type MemberTexts<Contract> = Readonly<Record<Members<Contract>, string>>;

/** What each element is, and its members. */
export const ELEMENTS_ZH_CN: {
  readonly [Tag in keyof Contracts]: { summary: string; members: MemberTexts<Contracts[Tag]> };
} = {
  'cntv-account': {
    summary:
      '账号按钮：登录后显示头像和昵称，点击展开菜单。未登录时显示标签之间的内容。要避免加载时页面跳动，请在页面的样式表里给它设置 `display: inline-block` 和宽高。',
    members: {
      links: '菜单中的会员中心栏目，按所写的顺序显示。写成空值则一个也不显示。',
      unread: '在头像上显示未读消息数。',
    },
  },
  'cntv-apply-form': {
    summary: '申请表单。填写的内容通过事件交给页面，不会发送到接口。',
    members: {
      form: '表单名称。',
      declarations: '机构申请表的两项声明是否必须勾选。',
      messages:
        '出错字段下方的提示：`auto` 显示文字；`hide` 只在出错的字段上加标记，并在弹出的提示中列出前几项，`<cntv-portal>` 的页面就是这样。两种情况下，读屏软件都会读出提示。',
      draft:
        '草稿保存哪些字段。草稿存放在当前标签页，提交后删除，最后一次修改 24 小时后失效；`safe` 不保存证件号码、电话和邮箱。同一页面上两个相同的表单各存一份草稿。',
      checkValidity: '返回表单当前能否提交，不显示任何提示。',
      reset: '清空表单并删除草稿；提交成功后的结果页不受影响。',
      data: '目前填写的内容，结构与 `cntv-submit` 的 `detail.data` 相同，但后者的值已统一格式；表单还没显示时为 null。赋值时[按字段名](apply-form-fields.md)合并到表单；如果在表单显示之前赋值，恢复的草稿优先。',
    },
  },
  'cntv-login': {
    summary: '登录框：账号密码登录，或使用第三方账号登录。',
    members: {
      backurl: '登录后的跳转地址，页面网址中有 `backurl` 或 `service` 参数时以网址为准。域名须在允许之列。',
      captcha: '验证方式：拖动滑块拼图，或依次点击文字；默认与页面配置相同。',
      variant: '使用电脑版还是手机版的链接和第三方登录；`auto` 按设备选择。',
      standalone: '注册和找回密码在登录框内打开，不改变页面的浏览记录。',
      compact: '缩小控件和间距，用于较矮的区域。元素宽度不足 340 像素时，不写也生效。',
      'no-title': '不显示登录框的标题，读屏软件仍会读出。',
    },
  },
  'cntv-member-center': {
    summary: '会员中心：首页、消息、观看历史、收藏、预约和账号设置。',
    members: {
      section: '首先显示的栏目。',
      tab: '`message`、`collection` 或 `settings` 栏目中的选项卡，默认为第一个。',
      bare: '只显示这一个栏目，不显示菜单；指向其他栏目的链接打开各自的页面。',
    },
  },
  'cntv-portal': {
    summary:
      '门户的全部界面，由浏览器地址决定显示哪一个。显示手机版界面时，页面上带有 `data-cntv-desktop` 属性的元素会被隐藏。',
    members: {
      base: '各界面路径的公共前缀；留空或写 `/` 表示使用整个站点的路径。',
      'login-check': '未登录的用户访问首页、账号设置和手机版首页时，先转到登录页，登录后返回。',
      navigate:
        '转到路由 `{ name, params, query }`，`Index` 等同于 `UserHome`。组件尚未就绪时，会等就绪后再执行；名称不存在或缺少参数时，在控制台提示。',
    },
  },
  'cntv-qr-login': {
    summary: '扫码登录：用客户端扫描二维码。',
    members: {
      size: '二维码的边长，单位为像素，不会超过元素的宽度。',
      backurl: '登录后的跳转地址，服务器或页面网址已指定时以它们为准。域名须在允许之列。',
      refresh: '换一个新的二维码。',
    },
  },
  'cntv-unread-badge': {
    summary: '未读消息数；没有未读消息或未登录时不显示。',
    members: {
      kind: '统计哪一类消息。',
      max: '最多显示到多少，超过时显示为 `99+` 的形式。',
      href: '点击后打开的地址。',
      'blink-title': '有未读消息时，让页面标题闪烁。',
      refresh: '重新向服务器查询未读数。',
    },
  },
};

/** The members of every element. */
export const SHARED_ZH_CN: MemberTexts<typeof SHARED> = {
  lang: '界面语言。不写时，以最近一个写有 `lang` 的上级元素为准。`zh-TW`、`zh-HK` 和 `zh-MO` 等同于 `zh-Hant`，也可以写其他地区。',
  theme: '配色，`auto` 跟随系统。不写时与页面一致。',
  focus: '让第一个输入框、按钮或链接获得焦点。',
};

export const EVENTS_ZH_CN: Readonly<Record<keyof WidgetEvents, string>> = {
  'cntv-login-success': '登录成功。可取消：调用 `preventDefault()` 后不跳转。',
  'cntv-login-required': '某个请求或界面需要登录。可取消：调用 `preventDefault()` 后不转到登录页。',
  'cntv-logout': '用户退出了登录，或注销了账号。',
  'cntv-navigate': '即将转到另一个界面。可取消：调用 `preventDefault()` 后由页面自行跳转。',
  'cntv-unread': '未读数有变化。',
  'cntv-qr-state':
    '二维码的状态有变化。`expired` 之后会自动换新的二维码；如果接连几个一出现就过期，则不再更换。',
  'cntv-submit':
    '表单填写完毕：`form` 是表单名称，`data` 是填写的内容，其中电话和号码已去掉空格和分隔符。把 Promise 传给 `respond`，表单就会等待它的结果：Promise 被拒绝，或 `fetch` 的响应是错误状态时，会告知用户。拒绝的原因或响应的 JSON 写成 `{ message, fields: { phone: "…" } }`，还能标出有误的字段。如果没有任何监听函数在事件期间读取 `data` 或调用 `respond`，`<cntv-apply-form>` 会提示尚未接通。可取消：调用 `preventDefault()` 后由页面显示结果。',
  'cntv-reset': '表单已清空。',
  'cntv-error': '请求失败，或组件无法加载。',
};

export const SLOTS_ZH_CN: Readonly<Record<SlotName, string>> = {
  '': '占位内容：组件就绪之前，以及无法加载时显示。',
  agreement: '服务协议的正文，代替内置的摘要。',
  'cancel-agreement': '注销协议的正文，代替内置的摘要。',
  links: '菜单中的更多链接。',
};

export const STATES_ZH_CN: Readonly<Record<ElementState, string>> = {
  loading: '正在加载，显示预先生成的表单或占位内容。',
  ready: '可以使用。',
  error: '无法加载，显示占位内容；如果重试可能有用，还会显示重试按钮。',
};

export const PARTS_ZH_CN: Readonly<Record<PartName, string>> = {
  card: '界面的卡片。',
  title: '界面、步骤或对话框的标题。',
  field: '表单的一项，包括名称、输入框和提示。',
  label: '输入框的名称。',
  control: '输入框、下拉框、多行文本框或文件选择框。',
  checkbox: '复选框。',
  radio: '单选按钮。',
  message: '字段下方的错误提示或说明。',
  button: '按钮，包括外观像链接的按钮。',
  link: '链接。',
  notice: '界面内的提示。',
  tabs: '一组选项卡。',
  tab: '选项卡。',
  panel: '选项卡的内容。',
  toggle: '打开菜单的按钮。',
  menu: '会员中心或账号的菜单。',
  list: '列表。',
  row: '列表中的一项。',
  section: '可展开的部分。',
  dialog: '对话框。',
  toast: '几秒后自动消失的提示。',
  captcha: '安全验证。',
  code: '二维码。',
  status: '二维码下方的提示。',
  avatar: '用户头像。',
  badge: '未读消息数。',
  skeleton: '内容加载时的占位图形。',
};
