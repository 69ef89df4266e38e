import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { FORM_PARTS } from '../shared.contract';
import { widget } from './login.element';

export const contract = {
  element: widget,
  summary: {
    en: 'Sign-in with account and password, or through a third-party provider.',
    'zh-CN': '登录框：账号密码登录，或使用第三方账号登录。',
  },
  attributes: {
    backurl: {
      en: 'Redirect target after sign-in if the page’s URL has no `backurl` or `service` parameter. Its domain must be allowed.',
      'zh-CN':
        '登录后的跳转地址，页面网址中有 `backurl` 或 `service` 参数时以网址为准。只能跳转到允许的域名。',
    },
    captcha: {
      en: 'Type of captcha: a slider puzzle, or words to click. The default is that of the page configuration.',
      'zh-CN': '验证方式：拖动滑块拼图，或依次点击文字；默认与页面配置相同。',
    },
    variant: {
      en: 'Links and providers of the desktop or the mobile site; `auto` selects by device.',
      'zh-CN': '使用电脑版还是手机版的链接和第三方登录；`auto` 按设备选择。',
    },
    standalone: {
      en: 'Opens registration and password recovery inside the element, without changes to the page’s history.',
      'zh-CN': '注册和找回密码在登录框内打开，不改变页面的浏览记录。',
    },
    compact: {
      en: 'Smaller controls and gaps, for low boxes. An element narrower than 340 px has them without the attribute.',
      'zh-CN': '缩小控件和间距，用于较矮的区域。组件宽度不足 340 像素时，不写也生效。',
    },
    'no-title': {
      en: 'Hides the title of the sign-in, except from screen readers.',
      'zh-CN': '不显示登录框的标题，读屏软件仍会读出。',
    },
    loading: {
      en: 'When the form, which takes text at once, is loaded: `lazy` when the viewer first touches it, `eager` as soon as it is near the viewport, then with the QR code where there is room for it.',
      'zh-CN':
        '登录框可立即输入，完整功能的加载时机：`lazy` 为用户首次操作时，`eager` 为登录框接近可视区域时，宽度足够时同时显示二维码。',
    },
  },
  methods: {},
  events: ['cntv-login-success', 'cntv-login-required', 'cntv-qr-state', 'cntv-navigate'],
  parts: [...FORM_PARTS, 'skeleton', 'panel', 'dialog', 'captcha', 'code', 'status'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-login': ElementOf<typeof widget>;
  }
}
