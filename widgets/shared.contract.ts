import type { WidgetEvents } from '#config/events';
import type { ElementState } from '#lib/element-state';
import type { SHARED_ATTRIBUTES } from './attributes';

/** A description in each language of the documentation. */
export type Description = { readonly en: string; readonly 'zh-CN': string };

/** The members of every element besides its own contract. */
export const SHARED = {
  attributes: {
    lang: {
      en: 'Language of the texts. Without the attribute, the language of the nearest ancestor that has one. `zh-TW`, `zh-HK`, `zh-MO` and `yue` count as `zh-Hant`; a script comes before a region, any other region is valid, and so is `_` for `-`.',
      'zh-CN':
        '界面语言。不写时，以最近一个写有 `lang` 的上级元素为准。`zh-TW`、`zh-HK`、`zh-MO` 和 `yue` 等同于 `zh-Hant`；文字代码优先于地区，也可以写其他地区，`-` 可以写成 `_`。',
    },
    theme: {
      en: 'Colour scheme; `auto` follows the system. Without the attribute, the colour scheme of the page is used.',
      'zh-CN': '配色，`auto` 跟随系统。不写时与页面一致。',
    },
  },
  methods: {
    focus: {
      en: 'Moves the focus to the first field, button or link.',
      'zh-CN': '让第一个输入框、按钮或链接获得焦点。',
    },
  },
  events: ['cntv-error'],
  slots: [''],
} satisfies {
  attributes: Record<keyof typeof SHARED_ATTRIBUTES, Description>;
  methods: Record<string, Description>;
  events: readonly (keyof WidgetEvents)[];
  slots: readonly SlotName[];
};

/** All events, which mean the same in every element that dispatches them. */
export const EVENT_DESCRIPTIONS: Readonly<Record<keyof WidgetEvents, Description>> = {
  'cntv-login-success': {
    en: 'The viewer has signed in. Cancelable: `preventDefault()` stops the redirect.',
    'zh-CN': '登录成功。可取消：调用 `preventDefault()` 后不跳转。',
  },
  'cntv-login-required': {
    en: 'A request or screen requires a signed-in viewer, or the viewer presses the link to the sign-in in its notice: show your sign-in now if it is hidden. Cancelable: `preventDefault()` stops the redirect to the sign-in page.',
    'zh-CN':
      '某个请求或界面需要登录，或用户点击了提示中的登录链接；页面上的登录框如果是隐藏的，请在此时显示。可取消：调用 `preventDefault()` 后不转到登录页。',
  },
  'cntv-logout': {
    en: 'The viewer has signed out or deleted the account.',
    'zh-CN': '用户退出了登录，或注销了账号。',
  },
  'cntv-navigate': {
    en: 'The viewer navigates to another screen. Cancelable: after `preventDefault()`, you navigate yourself.',
    'zh-CN': '即将转到另一个界面。可取消：调用 `preventDefault()` 后由页面自行跳转。',
  },
  'cntv-unread': { en: 'The count has changed.', 'zh-CN': '未读数有变化。' },
  'cntv-qr-state': {
    en: 'The state of the QR code has changed. After `expired`, a new code is requested, unless several codes in a row have expired at once.',
    'zh-CN': '二维码的状态有变化。`expired` 之后会自动换新的二维码；如果接连几个一出现就过期，则不再更换。',
  },
  'cntv-submit': {
    en: 'The viewer submits a complete form: `form` is its name, `data` its values, with phones and codes without blanks and separators. Pass a promise to `respond`, and the form waits for it: if it is rejected, or resolves to a `fetch` response with an error status, the form shows that. To mark fields, reject with `{ message, fields: { phone: "…" } }`, or respond with it as JSON. With `closed: true`, the form is closed. If no listener calls `respond`, the element sends to its `action`; without that, if no listener reads `data` either, `<cntv-apply-form>` shows that it is not connected. Cancelable: after `preventDefault()`, you show the result yourself.',
    'zh-CN':
      '表单通过校验、即将提交时触发：`form` 是表单名称，`data` 是填写的内容，其中电话和号码已去掉空格和分隔符。把 Promise 传给 `respond`，表单就会等待它的结果：Promise 被拒绝，或 `fetch` 的响应是错误状态时，会告知用户。拒绝的原因或响应的 JSON 写成 `{ message, fields: { phone: "…" } }`，还能标出有误的字段；`closed: true` 会关闭表单。没有监听函数调用 `respond` 时，组件提交到 `action`；没有 `action`，也没有监听函数读取 `data` 时，`<cntv-apply-form>` 会提示提交通道尚未开通。可取消：调用 `preventDefault()` 后由页面显示结果。',
  },
  'cntv-reset': { en: 'The form was cleared.', 'zh-CN': '表单已清空。' },
  'cntv-error': {
    en: 'A request has failed, or the element could not be loaded. `cause` is a stable code.',
    'zh-CN': '请求失败，或组件无法加载。`cause` 是固定的代码。',
  },
};

/** All slots. */
export const SLOTS = {
  '': {
    en: 'Shown until the element is ready, and if it cannot be loaded.',
    'zh-CN': '备用内容：组件加载完成之前或加载失败时显示。',
  },
  agreement: {
    en: 'Agreement on the service, shown instead of a summary.',
    'zh-CN': '服务协议的正文，代替内置的摘要。',
  },
  'cancel-agreement': {
    en: 'Agreement on deleting the account, shown instead of a summary.',
    'zh-CN': '注销协议的正文，代替内置的摘要。',
  },
  links: { en: 'Further links of the menu.', 'zh-CN': '菜单中的更多链接。' },
} as const;

export type SlotName = keyof typeof SLOTS;

export const STATES: Readonly<Record<ElementState, Description>> = {
  loading: {
    en: 'The element is being loaded. It shows its prerendered form or its slotted content.',
    'zh-CN': '正在加载，显示预先生成的表单或备用内容。',
  },
  ready: { en: 'The element is ready to use.', 'zh-CN': '可以使用。' },
  error: {
    en: 'The element could not be loaded. It shows its slotted content, and a retry button if a retry can help.',
    'zh-CN': '无法加载，显示备用内容；如果重试可能有用，还会显示重试按钮。',
  },
};

/**
 * All names for `::part()`, the same in every element, which a page may restyle. Elements without a part are found by
 * tests with `data-testid`, which is not public.
 */
export const PARTS = {
  card: { en: 'Surface of a screen.', 'zh-CN': '界面的卡片。' },
  title: { en: 'Heading of a screen, step or dialog.', 'zh-CN': '界面、步骤或对话框的标题。' },
  field: {
    en: 'Field of a form: label, control and message.',
    'zh-CN': '表单的一项，包括名称、输入框和提示。',
  },
  label: { en: 'Label of a control.', 'zh-CN': '输入框的名称。' },
  control: {
    en: 'Text field, select, text area or file chooser.',
    'zh-CN': '输入框、下拉框、多行文本框或文件选择框。',
  },
  checkbox: { en: 'Checkbox.', 'zh-CN': '复选框。' },
  radio: { en: 'Radio button.', 'zh-CN': '单选按钮。' },
  message: { en: 'Error or description below a field.', 'zh-CN': '字段下方的错误提示或说明。' },
  button: { en: 'Button, including buttons that look like links.', 'zh-CN': '按钮，包括外观像链接的按钮。' },
  link: { en: 'Link.', 'zh-CN': '链接。' },
  notice: { en: 'Message within a screen.', 'zh-CN': '界面内的提示。' },
  tabs: { en: 'Row of tabs.', 'zh-CN': '一组选项卡。' },
  tab: { en: 'Tab.', 'zh-CN': '选项卡。' },
  panel: { en: 'Content of a tab.', 'zh-CN': '选项卡的内容。' },
  toggle: { en: 'Button that opens a menu.', 'zh-CN': '打开菜单的按钮。' },
  menu: { en: 'Menu of the member centre or of the account.', 'zh-CN': '个人中心或账号的菜单。' },
  list: { en: 'List of items.', 'zh-CN': '列表。' },
  row: { en: 'Item of a list.', 'zh-CN': '列表中的一项。' },
  section: { en: 'Section that can be expanded.', 'zh-CN': '可展开的部分。' },
  dialog: { en: 'Dialog.', 'zh-CN': '对话框。' },
  toast: { en: 'Message that disappears after some seconds.', 'zh-CN': '几秒后自动消失的提示。' },
  captcha: { en: 'Captcha.', 'zh-CN': '安全验证。' },
  code: { en: 'QR code.', 'zh-CN': '二维码。' },
  status: { en: 'Message below the QR code.', 'zh-CN': '二维码下方的提示。' },
  avatar: { en: 'Avatar of the viewer.', 'zh-CN': '用户头像。' },
  badge: { en: 'Number of unread messages.', 'zh-CN': '未读消息数。' },
  skeleton: { en: 'Placeholder of content that is being loaded.', 'zh-CN': '内容加载时的占位图形。' },
} as const;

export type PartName = keyof typeof PARTS;

/** The parts of every element with a form. */
export const FORM_PARTS = [
  'card',
  'title',
  'field',
  'label',
  'control',
  'checkbox',
  'radio',
  'message',
  'button',
  'link',
  'notice',
  'tabs',
  'tab',
  'toast',
] as const satisfies readonly PartName[];
