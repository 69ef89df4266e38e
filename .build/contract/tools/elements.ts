import type {
  Attribute,
  CssCustomProperty,
  CustomElementDeclaration,
  Event,
  Package,
} from 'custom-elements-manifest';
import type { Description } from '../../../widgets/shared.contract.ts';
import type { TextKeys } from '../text-keys.ts';

/** Begins the valid values of a list of words. */
const LIST = /^(any of |其中一个或多个，以空格分隔：)/;

type Language = keyof Description;

/** What is said of an attribute after its description: its values, where they are not listed elsewhere, and its default. */
type Rules = Readonly<Record<'value' | 'flag' | 'default' | 'end' | 'space', string>>;

const RULES: Readonly<Record<Language, Rules>> = {
  en: { value: 'Value: ', flag: 'Value: ', default: 'Default: ', end: '.', space: ' ' },
  'zh-CN': { value: '取值：', flag: '', default: '默认值：', end: '。', space: '' },
};

export type Named = { name: string; description: string };

/** An attribute that a page may write. */
export type ElementAttribute = Attribute &
  Named & {
    type: { text: string };
    /** The valid values in words, for example `120 to 1000`. */
    values: string;
    /** Its property; none if the element writes the attribute itself. */
    fieldName?: string;
  };
export type ElementEvent = Event & Named & { isCancelable: boolean };

/** An element in the manifest: what the format has fields for, the valid values, and Chinese descriptions. */
export type Element = Omit<CustomElementDeclaration, 'attributes' | 'events'> & {
  name: string;
  tagName: string;
  summary: string;
  attributes: ElementAttribute[];
  events: ElementEvent[];
  slots: Named[];
  cssParts: Named[];
  cssStates: Named[];
  cssProperties: CssCustomProperty[];
  'zh-CN': { summary: string; attributes: Readonly<Record<string, string>> };
};

/** A key of the page configuration. */
export type Key = Named & {
  values: string;
  default: unknown;
  /** Whether it is taken from each configuration element of a page. */
  isShown: boolean;
};

/** The custom-elements manifest, and what else a page may rely on. */
export type Manifest = Package & {
  configuration: readonly Key[];
  texts: TextKeys;
  routes: Readonly<Record<string, string>>;
  /** The fields of each application form. */
  forms: Readonly<Record<string, readonly { name: string; kind: string; options: readonly string[] }[]>>;
};

/** Returns the elements of the manifest, without the attribute that they write themselves, which has no property. */
export function elementsOf({ modules }: Manifest): Element[] {
  return modules
    .flatMap(({ declarations = [] }) => declarations as Element[])
    .map((element) => ({ ...element, attributes: element.attributes.filter(({ fieldName }) => fieldName) }));
}

/** Returns the properties that have no attribute, and the methods. */
export function membersOf({ members = [] }: Element) {
  const fields = members.filter((member) => member.kind === 'field');
  return {
    properties: fields.filter((field) => !('attribute' in field)) as Named[],
    methods: members.filter((member) => member.kind === 'method') as Named[],
  };
}

/** Returns the words that an attribute accepts; none if it accepts other values. */
export function wordsOf({ values }: ElementAttribute): readonly string[] {
  if (LIST.test(values)) return values.replace(LIST, '').split(' ');
  return values.includes(' | ') ? values.split(' | ') : [];
}

/** Returns the description of an attribute with its values, unless they are listed elsewhere, and its default. */
export function describedAttribute(attribute: ElementAttribute, language: Language = 'en'): string {
  const { description, values, type, default: fallback } = attribute;
  const isFlag = type.text === 'boolean';
  const { [isFlag ? 'flag' : 'value']: value, default: initial, end, space } = RULES[language];
  const rules = [
    ...(wordsOf(attribute).length > 0 && !LIST.test(values) ? [] : [`${value}${values}${end}`]),
    ...(!fallback || isFlag ? [] : [`${initial}\`${fallback}\`${end}`]),
  ];
  return [forPackage(description), ...rules].join(space);
}

/** Removes links to files of the project, which the package lacks. */
export function forPackage(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');
}

/** Returns the type of an event's detail; the name of a type that is too long for a line. */
export function detailOf({ name, type }: ElementEvent): string {
  const detail = type.text.slice('CustomEvent<'.length, -1);
  return detail.startsWith('{ [') ? `${pascal(name)}Detail` : detail;
}

/** Converts `cntv-qr-state` to `CntvQrState`. */
export function pascal(name: string): string {
  return name.replace(/(^|-)(.)/g, (_, _hyphen, letter: string) => letter.toUpperCase());
}
