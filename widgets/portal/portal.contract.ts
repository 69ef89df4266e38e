import type { ElementContract } from '../element-contract';
import type { ElementOf } from '../element-of';
import { PARTS, type PartName } from '../shared.contract';
import { widget } from './portal.element';

export const contract = {
  element: widget,
  summary: {
    en: 'All screens of the portal, routed by the browser’s history. Screens of the mobile site hide the page’s elements with the attribute `data-cntv-desktop`.',
    'zh-CN':
      '门户的全部界面，按网址显示其中一个。显示手机版界面时，页面上带有 `data-cntv-desktop` 属性的元素会被隐藏。',
  },
  attributes: {
    base: {
      en: 'Base path of the routes; empty or `/` for the whole site.',
      'zh-CN': '各界面路径的公共前缀；留空或写 `/` 表示使用整个站点的路径。',
    },
    'login-check': {
      en: 'Redirects signed-out viewers from the home, the settings and the mobile home to the sign-in, and back afterwards.',
      'zh-CN': '未登录的用户访问首页、账号设置和手机版首页时，先转到登录页，登录后返回。',
    },
    loading: {
      en: 'When a screen that the page’s template prints is loaded: `lazy` when the visitor first touches it, `eager` as soon as it is near the viewport. Any other screen is always loaded near the viewport.',
      'zh-CN':
        '由页面模板直接输出的界面何时加载完整功能：`lazy` 为用户首次操作时，`eager` 为界面接近可视区域时。其他界面总是在接近可视区域时加载。',
    },
  },
  methods: {
    navigate: {
      en: 'Navigates to the route `{ name, params, query }`; `Index` is `UserHome`. A call before the view is ready takes effect as soon as it is. An unknown name or a missing parameter is logged to the console.',
      'zh-CN':
        '转到路由 `{ name, params, query }`，`Index` 等同于 `UserHome`。组件尚未就绪时，会等就绪后再执行；名称不存在或缺少参数时，在控制台提示。',
    },
  },
  events: [
    'cntv-login-success',
    'cntv-login-required',
    'cntv-logout',
    'cntv-navigate',
    'cntv-qr-state',
    'cntv-submit',
    'cntv-reset',
  ],
  // Those of all screens.
  parts: (Object.keys(PARTS) as PartName[]).filter((part) => part !== 'toggle'),
  slots: ['agreement', 'cancel-agreement'],
} satisfies ElementContract<typeof widget>;

declare global {
  interface HTMLElementTagNameMap {
    'cntv-portal': ElementOf<typeof widget>;
  }
}
