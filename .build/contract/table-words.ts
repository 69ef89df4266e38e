import type { DocumentationLanguage } from './contracts.ts';

/** Words of the tables of elements and of the page configuration. */
export type TableWords = {
  separator: string;
  /** A key of the page configuration. */
  key: string;
  head: readonly [name: string, value: string, fallback: string, description: string];
  /** Heads of the list of elements. */
  element: string;
  shows: string;
  /** @param list all words of an attribute that takes several of them */
  anyOf: (list: string) => string;
  everyElement: string;
  parts: string;
  partsOf: (names: string) => string;
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
    key: 'Key',
    head: ['Name', 'Value', 'Default', 'Description'],
    element: 'Element',
    shows: 'What it shows',
    anyOf: (list) => `any of ${list}, separated by spaces`,
    everyElement: 'Every element',
    parts: 'parts',
    partsOf: (names) => `Names for \`::part()\`. Each element has some of them: ${names}.`,
    method: 'method',
    property: 'property',
    event: 'event, ',
    slot: 'slot',
    sources: (shown) =>
      `A page may have several configuration elements. ${shown} are read from all of them, because they only change what is shown. All other keys are read only from the first configuration element that has one of these other keys. **Whoever can write that element controls where passwords are sent**: put it into the head of the page’s template, before any content that others can edit. An element that a script adds after the first of the widgets was connected, for example with a part of the page that is loaded later, can only have the former keys, even if it is the only one. The console names each key that is ignored. \`configure()\` overrides all of them, because a script of the page can do anything anyway.`,
  },
  'zh-CN': {
    separator: '、',
    key: '配置项',
    head: ['名称', '取值', '默认值', '说明'],
    element: '组件',
    shows: '显示内容',
    anyOf: (list) => `${list} 中的一个或多个，以空格分隔`,
    everyElement: '所有组件',
    parts: '部件',
    partsOf: (names) => `用于 \`::part()\`，每个组件有其中的一部分：${names}。`,
    method: '方法',
    property: 'JS 属性',
    event: '事件，',
    slot: '插槽',
    sources: (shown) =>
      `一个页面可以有多处配置。${shown} 只改变显示内容，写在哪一处都起作用；其他配置项只读取一处，就是页面上第一处写有这类配置项的配置。**能改动这一处配置的人，可以决定用户的密码发往哪里**：请把它放在模板的 head 中，位于他人可以编辑的内容之前。页面上出现第一个组件之后，脚本再加入的配置（例如随后加载的页面片段中的配置）即使是唯一的一处，也只有前一类配置项起作用。不起作用的配置项，控制台会逐一指出。\`configure()\` 可以改写所有配置项，因为页面的脚本本来就不受限制。`,
  },
};
