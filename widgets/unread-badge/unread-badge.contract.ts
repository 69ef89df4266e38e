import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { widget } from './unread-badge.element';

export const contract = {
  element: widget,
  summary: {
    en: 'The number of unread messages. Without `bell`, it is empty if there are none or the viewer is signed out.',
    'zh-CN': '未读消息数；没有未读消息或未登录时不显示，写了 `bell` 则保留铃铛图标。',
  },
  attributes: {
    kind: { en: 'Kind of messages to count.', 'zh-CN': '统计哪一类消息。' },
    max: {
      en: 'Highest number shown; a higher count is shown as `99+`.',
      'zh-CN': '最大显示数字，超过时显示为 `99+` 的形式。',
    },
    href: { en: 'URL that the badge links to.', 'zh-CN': '点击后打开的地址。' },
    'blink-title': {
      en: 'Blinks the page’s title while there are unread messages.',
      'zh-CN': '有未读消息时，让页面标题闪烁。',
    },
    bell: {
      en: 'Shows the number on a bell, which stays without one, in the color of the page’s text. It is 44 px wide; to reserve its place, give the element `display: inline-block` and that width in the page’s style sheet.',
      'zh-CN':
        '把数字显示在铃铛图标上，没有未读消息时铃铛仍在，颜色随页面文字。宽 44 px；要避免加载时页面跳动，请在页面的样式表里给它设置 `display: inline-block` 和这个宽度。',
    },
  },
  methods: { refresh: { en: 'Requests the count from the server.', 'zh-CN': '重新向服务器查询未读数。' } },
  events: ['cntv-unread'],
  parts: ['badge', 'link'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-unread-badge': ElementOf<typeof widget>;
  }
}
