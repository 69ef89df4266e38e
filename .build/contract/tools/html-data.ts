import type { HTMLDataV1 } from 'vscode-html-languageservice';
import type { DocumentationLanguage } from '../contracts.ts';
import {
  describedAttribute,
  detailOf,
  type Element,
  type ElementEvent,
  elementsOf,
  forPackage,
  type Manifest,
  membersOf,
  wordsOf,
} from './elements.ts';

/** The set of values of HTML's boolean attributes, which are completed without a value. */
const PRESENCE = 'v';

const CONFIGURATION = '`<script type="application/json" data-cntv-config>{"appid": "…"}</script>`';

type Words = {
  endTag: (example: string) => string;
  colon: string;
  comma: string;
  events: string;
  properties: string;
  methods: string;
  slots: string;
  /** The default slot. */
  content: string;
  parts: string;
  /** Attributes of other elements of the page. */
  ofPage: Readonly<Record<'data-cntv-config' | 'data-cntv-desktop', string>>;
};

const WORDS: Readonly<Record<DocumentationLanguage, Words>> = {
  en: {
    endTag: (example) => `Needs an end tag: ${example}.`,
    colon: ': ',
    comma: ', ',
    events: 'Events',
    properties: 'Properties',
    methods: 'Methods',
    slots: 'Slots',
    content: 'Content',
    parts: 'Parts:',
    ofPage: {
      'data-cntv-config': `Marks the page configuration: ${CONFIGURATION}.`,
      'data-cntv-desktop': 'Hides this element on screens of the mobile site, which `<cntv-portal>` shows.',
    },
  },
  'zh-CN': {
    endTag: (example) => `必须有结束标签：${example}。`,
    colon: '：',
    comma: '、',
    events: '事件',
    properties: 'JS 属性',
    methods: '方法',
    slots: '插槽',
    content: '标签之间的内容',
    parts: '部件：',
    ofPage: {
      'data-cntv-config': `标明页面配置：${CONFIGURATION}。`,
      'data-cntv-desktop': '`<cntv-portal>` 显示手机版界面时，隐藏这个元素。',
    },
  },
};

/** Returns the elements as custom data of VS Code (format 1.1), for completion and hover in HTML. */
export function htmlData(manifest: Manifest, language: DocumentationLanguage = 'en'): HTMLDataV1 {
  return {
    version: 1.1,
    tags: elementsOf(manifest).map((element) => ({
      name: element.tagName,
      description: markdown(tagDescription(element, WORDS[language])),
      attributes: element.attributes.map((attribute) => ({
        name: attribute.name,
        description: markdown(describedAttribute(attribute, language)),
        ...(attribute.type.text === 'boolean' && { valueSet: PRESENCE }),
        ...(wordsOf(attribute).length > 0 && { values: wordsOf(attribute).map((name) => ({ name })) }),
      })),
    })),
    globalAttributes: Object.entries(WORDS[language].ofPage).map(([name, description]) => ({
      name,
      description: markdown(description),
    })),
  };
}

/** Returns the summary, and what the format has no fields for. */
function tagDescription(element: Element, words: Words): string {
  const { tagName: tag, summary, events, slots, cssParts } = element;
  const { methods, properties } = membersOf(element);
  const list = (title: string, rows: readonly (readonly [label: string, description: string])[]) =>
    rows.length === 0
      ? []
      : [`**${title}**`, '', ...rows.map(([label, text]) => `- ${label}${words.colon}${forPackage(text)}`)];
  const sections = [
    [words.endTag(`\`<${tag}></${tag}>\``)],
    list(
      words.events,
      events.map((event) => [eventName(event, words), event.description]),
    ),
    list(
      words.properties,
      properties.map(({ name, description }) => [`\`${name}\``, description]),
    ),
    list(
      words.methods,
      methods.map(({ name, description }) => [`\`${name}()\``, description]),
    ),
    list(
      words.slots,
      slots.map(({ name, description }) => [name ? `\`slot="${name}"\`` : words.content, description]),
    ),
    [`**${words.parts}** ${cssParts.map(({ name }) => `\`${name}\``).join(words.comma)}`],
  ];
  return [summary, ...sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))].join(
    '\n\n',
  );
}

function eventName(event: ElementEvent, { colon, comma }: Words): string {
  return `\`${event.name}\`${comma}\`detail\`${colon}\`${detailOf(event)}\``;
}

function markdown(value: string) {
  return { kind: 'markdown' as const, value };
}
