import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentationLanguage } from './contracts.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIGURES = 'examples/docs/figures.md';

/** A figure of the READMEs: its row on the page of all figures, its name, which begins like that of the row, and what it is compared with. */
type Shown = { name: string; label: Texts; beside: Texts };
type Texts = Readonly<Record<DocumentationLanguage, string>>;

/** The figures of the READMEs. Each has to be within its limit. */
export const SHOWN: readonly Shown[] = [
  {
    name: 'loader with the prerendered login',
    label: {
      en: 'Loader with the prerendered login: you can type',
      'zh-CN': '加载脚本（下载后即可在登录框中输入）',
    },
    beside: { en: 'React alone: 57 KB', 'zh-CN': '仅 React：57 KB' },
  },
  {
    name: 'login view attached',
    label: {
      en: 'Login view attached: all scripts until then, React included',
      'zh-CN': '加载登录框界面所需的全部脚本（含 React）',
    },
    beside: { en: 'React alone: 57 KB', 'zh-CN': '仅 React：57 KB' },
  },
  {
    name: 'Time until typing, over the same form with React alone, at 9 Mb/s, 60 ms',
    label: {
      en: 'Time until typing, on a slow phone',
      'zh-CN': '登录框可以输入之前的耗时（低端手机）',
    },
    beside: { en: 'the same form with React alone: 1', 'zh-CN': '只用 React 的同样表单：1' },
  },
  {
    name: 'Interaction to next paint, 98th percentile of 445',
    label: {
      en: 'Interaction to next paint, 98th percentile',
      'zh-CN': '点击或按键后的响应时间（INP，第 98 百分位数）',
    },
    beside: { en: '“good” in Core Web Vitals: 200 ms', 'zh-CN': 'Core Web Vitals 的“良好”：200 ms' },
  },
  {
    name: 'Largest layout shift of a route, at three widths (123 pages)',
    label: { en: 'Largest layout shift of a route', 'zh-CN': '页面布局偏移的最大值' },
    beside: { en: '“good” in Core Web Vitals: 0.1', 'zh-CN': 'Core Web Vitals 的“良好”：0.1' },
  },
];

const HEADS: Texts = {
  en: '| What | Limit | Measured | For comparison |',
  'zh-CN': '| 项目 | 上限 | 实测 | 参照 |',
};

/** Returns the table of figures of a README. */
export function figuresTable(language: DocumentationLanguage): string {
  const rows = SHOWN.map(({ name, label, beside }) => {
    const { limit, measured } = figureOf(name);
    const inWords = language === 'en' ? measured : measured.replace(/ \((\S+) to (\S+)\)/, '（$1 至 $2）');
    return `| ${label[language]} | ${limit} | ${inWords} | ${beside[language]} |`;
  });
  return [HEADS[language], '|---|---|---|---|', ...rows].join('\n');
}

/** Returns the sizes of the page of figures: the budgets of `package.json`, beside what was measured last. */
export function budgetsTable(): string {
  const { budgets } = JSON.parse(read('package.json')) as { budgets: Record<string, number> };
  const rows = Object.entries(budgets).map(
    ([moment, budget]) => `| ${moment} | ${budget} KB | ${figureOf(moment).measured} |`,
  );
  return ['| Loaded until then, or on top | Budget | Measured |', '|---|---|---|', ...rows].join('\n');
}

/** Reads a row of the page of figures; a new budget has none yet. */
export function figureOf(name: string): { limit: string; measured: string } {
  const row = read(FIGURES)
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`));
  const [, limit = '', measured = ''] = row?.split(' | ').map((cell) => cell.replace(/ \|$/, '')) ?? [];
  return { limit, measured };
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
