import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { FORM_PARTS } from '../shared.contract';
import { widget } from './member-center.element';

export const contract = {
  element: widget,
  summary: {
    en: 'The member centre: home, messages, history, favourites, reservations and settings of the signed-in viewer.',
    'zh-CN': '个人中心：首页、消息、观看历史、收藏、预约和账号设置。',
  },
  attributes: {
    section: { en: 'Section shown first.', 'zh-CN': '首先显示的栏目。' },
    tab: {
      en: 'Tab of `message`, `collection` or `settings`; the first one by default.',
      'zh-CN': '`message`、`collection` 或 `settings` 栏目中的选项卡，默认为第一个。',
    },
    bare: {
      en: 'Shows this section only, without the menu; links to other sections open their pages.',
      'zh-CN': '只显示这一个栏目，不显示菜单；指向其他栏目的链接打开各自的页面。',
    },
  },
  methods: {},
  events: ['cntv-login-required', 'cntv-logout', 'cntv-navigate'],
  parts: [...FORM_PARTS, 'skeleton', 'panel', 'menu', 'list', 'row', 'dialog', 'captcha', 'avatar', 'badge'],
  slots: ['cancel-agreement'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-member-center': ElementOf<typeof widget>;
  }
}
