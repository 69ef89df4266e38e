import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentationLanguage } from './documented.ts';

const FIGURES = join(import.meta.dirname, '../../examples/figures.md');

const HEADS: Readonly<Record<DocumentationLanguage, string>> = {
  en: '| What | Bar | Seen |',
  'zh-CN': '| 项目 | 上限 | 实测 |',
};

/** The figures of the READMEs, as they are named on the page of all figures and in Chinese. */
const SHOWN: readonly (readonly [en: string, zhCn: string])[] = [
  ['Login, view attached (React alone: 57 KB)', '登录框完整显示（仅 React 就占 57 KB）'],
  ['Page with only a badge, signed out, without React', '未登录时只有未读数的页面，不加载 React'],
  [
    'Time until typing, over a bare element with the same fields, at 9 Mb/s, 60 ms',
    '可以输入之前的耗时，是字段相同、不用框架的元素的几倍（9 Mb/s、60 ms）',
  ],
];

/** Returns the table of figures of a README, with the numbers of the page of all figures. */
export function figuresTable(language: DocumentationLanguage): string {
  const lines = readFileSync(FIGURES, 'utf8').split('\n');
  const rows = SHOWN.map(([en, zhCn]) => {
    const row = lines.find((line) => line.startsWith(`| ${en} |`));
    if (!row) throw new Error(`examples/figures.md has no row "${en}".`);
    return language === 'en' ? row : row.replace(en, zhCn).replaceAll(/(?<=\d) to (?=\d)/g, ' – ');
  });
  return [HEADS[language], '|---|---|---|', ...rows].join('\n');
}
