import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { widget } from './account.element';

export const contract = {
  element: widget,
  summary: {
    en: 'A button with the avatar and name of the signed-in viewer, which opens a menu. Signed-out viewers see the content between the tags. To reserve its place, give it `display: inline-block`, a width and a height in the page’s style sheet.',
    'zh-CN':
      '账号按钮：登录后显示头像和昵称，点击展开菜单。未登录时显示标签之间的内容。要避免加载时页面跳动，请在页面的样式表里给它设置 `display: inline-block` 和宽高。',
  },
  attributes: {
    links: {
      en: 'Sections of the member centre that the menu links to, in this order. An empty value shows none.',
      'zh-CN': '菜单中的个人中心栏目，按所写的顺序显示。写成空值则一个也不显示。',
    },
    unread: {
      en: 'Shows a bell beside the button, with the number of unread messages. It links to the messages.',
      'zh-CN': '在按钮旁显示铃铛图标和未读消息数，点击打开消息通知。',
    },
  },
  methods: {},
  events: ['cntv-logout', 'cntv-navigate'],
  parts: ['avatar', 'badge', 'button', 'link', 'menu', 'toggle'],
  slots: ['links'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-account': ElementOf<typeof widget>;
  }
}
