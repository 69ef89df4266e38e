import { expectedByLanguage } from '../../widgets/diagnostics/markup/expected.ts';
import {
  type DocumentedAttribute,
  type DocumentedElement,
  elements,
  type Named,
  shared,
} from './contracts.ts';
import {
  ELEMENTS_ZH_CN,
  EVENTS_ZH_CN,
  PARTS_ZH_CN,
  SHARED_ZH_CN,
  SLOTS_ZH_CN,
  STATES_ZH_CN,
} from './zh-cn.ts';

type Texts = Readonly<Record<string, string>>;

const OWN: Readonly<Record<string, { summary: string; members: Texts }>> = ELEMENTS_ZH_CN;

const VALUES_ZH_CN: Texts = { text: '文字', 'present or not': '写上即启用' };

/** The members of all elements, and those of every element, in each language of the documentation. */
export const DOCUMENTED = {
  en: { elements, shared },
  'zh-CN': {
    elements: elements.map(inChinese),
    shared: { ...membersInChinese(shared, SHARED_ZH_CN), states: described(shared.states, STATES_ZH_CN) },
  },
};

export type DocumentationLanguage = keyof typeof DOCUMENTED;

/** How the file of a page ends in each language. */
export const ENDINGS: Readonly<Record<DocumentationLanguage, string>> = { en: '.md', 'zh-CN': '.zh-CN.md' };

function inChinese(element: DocumentedElement): DocumentedElement {
  const own = OWN[element.tag];
  if (!own) throw new Error(`.build/contract/zh-cn.ts does not describe <${element.tag}>.`);
  return {
    ...element,
    ...membersInChinese(element, { ...SHARED_ZH_CN, ...own.members }),
    summary: own.summary,
    properties: described(element.properties, own.members),
    parts: described(element.parts, PARTS_ZH_CN),
  };
}

function membersInChinese(
  {
    attributes,
    methods,
    events,
    slots,
  }: Pick<DocumentedElement, 'attributes' | 'methods' | 'events' | 'slots'>,
  members: Texts,
) {
  return {
    attributes: described(attributes, members).map(withChineseValues),
    methods: described(methods, members),
    properties: [],
    events: described(events, EVENTS_ZH_CN),
    slots: described(slots, SLOTS_ZH_CN),
  };
}

function withChineseValues(attribute: DocumentedAttribute): DocumentedAttribute {
  const { values } = attribute;
  return { ...attribute, values: VALUES_ZH_CN[values] ?? expectedByLanguage(values)['zh-CN'].expected };
}

function described<Row extends Named>(rows: readonly Row[], texts: Texts): Row[] {
  return rows.map((row) => {
    const description = texts[row.name];
    if (!description) throw new Error(`.build/contract/zh-cn.ts does not describe "${row.name}".`);
    return { ...row, description };
  });
}
