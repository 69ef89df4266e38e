import { COLUMNS } from '../faults/columns';
import type { Figures } from './figures';
import { ownVersionsOf } from './packages';

type Row = readonly [what: string, by: string, result: string];
type Language = { head: Row; rows(figures: Figures): readonly Row[] };

const AXE = ownVersionsOf(['axe-core']);
/** Rounded down, so that no ratio is better than it is. */
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;

const ENGLISH: Language = {
  head: ['Checked', 'How', 'Result'],
  rows: (figures) => [
    [
      'Screens and their states, most of them in a wide light and in a narrow dark window',
      AXE,
      `${figures.states} states`,
    ],
    [
      'The screens under faults of the API, see the [fault matrix](faults.md)',
      AXE,
      `${figures.faultyStates} states; ${figures.calls} calls, each with ${COLUMNS.length} faults`,
    ],
    ['Findings in all of these', AXE, `${figures.findings}`],
    ['Login and badge on pages of their own, light and dark', AXE, passed(figures.elements, 'of')],
    [
      'Journeys with the keyboard, and Tab through every screen, with visible focus',
      'key events in Chromium',
      `${figures.keyboardTests} tests, ${figures.stops} stops`,
    ],
    [
      'Role and name of every element that takes the focus',
      'accessibility tree of Chromium',
      `${figures.names} elements`,
    ],
    [
      'Every route: targets of 24 px, no wider than 320 px, focus visible with forced colours and not covered, no motion if the viewer wants none',
      `${AXE}, Chromium`,
      `${passed(figures.screens, 'of')} screens`,
    ],
    [
      'Every route with words 40 % longer, and with large text, at 375 px: no text cut off',
      'Chromium',
      `${passed(figures.texts, 'of')} checks`,
    ],
    ...figures.themes.map(
      ({ theme, pairs, text, mark }): Row => [
        `Contrast of ${theme.replace(/^(\S+\.css)$/, 'the theme `$1`')}, light and dark`,
        `${pairs} pairs of colours`,
        `texts at least ${ratio(text)}, edges and marks at least ${ratio(mark)}`,
      ],
    ),
  ],
};

const CHINESE: Language = {
  head: ['检查内容', '检查方式', '结果'],
  rows: (figures) => [
    ['各页面及其不同状态，多数同时检查宽屏浅色和窄屏深色两种外观', AXE, `${figures.states} 个状态`],
    [
      '接口发生故障时的页面，见[故障矩阵](faults.md)（英文）',
      AXE,
      `${figures.faultyStates} 个状态；${figures.calls} 处调用，每处 ${COLUMNS.length} 种故障`,
    ],
    ['以上检查发现的问题', AXE, `${figures.findings} 个`],
    ['单独放在页面上的登录组件和未读角标，浅色与深色', AXE, passed(figures.elements, '/')],
    [
      '只用键盘完成的操作流程，以及用 Tab 键走遍每个页面，焦点始终可见',
      'Chromium 键盘事件',
      `${figures.keyboardTests} 项测试，${figures.stops} 个焦点位置`,
    ],
    ['所有可获得焦点的元素都有角色和名称', 'Chromium 无障碍树', `${figures.names} 个元素`],
    [
      '每个路由：点击目标不小于 24 像素；宽 320 像素时无需左右滚动；强制配色下焦点可见；焦点不被遮挡；系统要求减弱动态效果时没有动画',
      `${AXE}、Chromium`,
      `${passed(figures.screens, '/')} 个页面通过`,
    ],
    [
      '每个路由：文字加长 40% 以及使用大字号时，宽 375 像素下文字不被截断',
      'Chromium',
      `${passed(figures.texts, '/')} 项通过`,
    ],
    ...figures.themes.map(
      ({ theme, pairs, text, mark }): Row => [
        `${theme.replace(/^(\S+\.css)$/, '主题 `$1` ').replace('the defaults', '默认外观')}的对比度，浅色与深色`,
        `${pairs} 组颜色`,
        `文字最低 ${ratio(text)}，控件边框与图形标记最低 ${ratio(mark)}`,
      ],
    ),
  ],
};

/** The languages of the statement, by page. */
export const STATEMENTS: Readonly<Record<string, Language>> = {
  'examples/docs/accessibility.md': ENGLISH,
  'examples/docs/accessibility.zh-CN.md': CHINESE,
};

/** Renders the figures of the statement as a table. */
export function statementTable({ head, rows }: Language, figures: Figures): string {
  const lines = [head, head.map(() => '---'), ...rows(figures)];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function passed({ passed: number, count }: Figures['elements'], word: string): string {
  return word === '/' ? `${number}/${count}` : `${number} ${word} ${count}`;
}
