import type { DocumentationLanguage } from './documented.ts';

/** Words of the tables of elements and of the page configuration. */
export type TableWords = {
  separator: string;
  semicolon: string;
  /** A key of the page configuration. */
  key: string;
  head: readonly [value: string, fallback: string];
  everyElement: string;
  severalElements: string;
  parts: string;
  partsOf: (names: string) => string;
  of: (tags: string) => string;
  method: string;
  property: string;
  event: string;
  slot: string;
};

export const TABLE_WORDS: Readonly<Record<DocumentationLanguage, TableWords>> = {
  en: {
    separator: ', ',
    semicolon: '; ',
    key: 'Key',
    head: ['Value', 'Default'],
    everyElement: 'Every element',
    severalElements: 'Several elements',
    parts: 'parts',
    partsOf: (names) => `For \`::part()\`, as far as the element has them: ${names}.`,
    of: (tags) => `Of ${tags}. `,
    method: 'method',
    property: 'property',
    event: 'event, ',
    slot: 'slot',
  },
  'zh-CN': {
    separator: '、',
    semicolon: '；',
    key: '配置项',
    head: ['取值', '默认值'],
    everyElement: '所有元素',
    severalElements: '多个元素共有',
    parts: '部件',
    partsOf: (names) => `用于 \`::part()\`，每个元素有其中的一部分：${names}。`,
    of: (tags) => `适用于 ${tags}。`,
    method: '方法',
    property: 'JS 属性',
    event: '事件，',
    slot: '插槽',
  },
};
