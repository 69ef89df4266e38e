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
  /** @param shown the keys that every configuration element of a page may have */
  sources: (shown: string) => string;
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
    sources: (shown) =>
      `A page may have several configuration elements. ${shown} are taken from each of them, because they only change what is shown; all other keys only from the first element that has any of them. **Who may write that element owns the passwords**: put it into the head of the template, above anything that others may write. What is not taken is named in the console. \`configure()\` overrides everything, because a script of the page can do anything.`,
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
    sources: (shown) =>
      `一个页面可以有多处配置。${shown}只改变显示内容，每一处都起作用；其他配置项只取自第一处含有此类配置项的配置。**谁能编写这一处配置，谁就掌握用户的密码**：请把它放在模板的 head 中，位于他人可以编辑的内容之前。不起作用的配置项会在控制台中指出。\`configure()\` 可以改写所有配置项，因为页面的脚本本来就能做任何事。`,
  },
};
