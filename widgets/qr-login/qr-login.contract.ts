import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { widget } from './qr-login.element';

export const contract = {
  element: widget,
  summary: {
    en: 'Sign-in by scanning a QR code with the portal’s app.',
    'zh-CN': '扫码登录：用客户端扫描二维码。',
  },
  attributes: {
    size: {
      en: 'Width and height of the code in pixels, limited by the width of the element.',
      'zh-CN': '二维码的边长，单位为像素，不会超过组件的宽度。',
    },
    backurl: {
      en: 'Redirect target after sign-in if neither the server nor the page’s URL names one. Its domain must be allowed.',
      'zh-CN': '登录后的跳转地址，服务器或页面网址已指定时以它们为准。只能跳转到允许的域名。',
    },
  },
  methods: { refresh: { en: 'Requests a new code.', 'zh-CN': '换一个新的二维码。' } },
  events: ['cntv-login-success', 'cntv-navigate', 'cntv-qr-state'],
  parts: ['card', 'button', 'link', 'code', 'status', 'skeleton'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-qr-login': ElementOf<typeof widget>;
  }
}
