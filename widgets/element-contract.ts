import type { WidgetEvents } from '#config/events';
import type { Attribute, Attributes, SHARED_ATTRIBUTES, Value } from './attributes';
import type { PartName, SlotName } from './shared.contract';
import type { Widget } from './types';

/**
 * The public contract of an element: descriptions of its attributes, methods, events, parts and slots. The build
 * generates `dist/custom-elements.json`, the package's types and the tables of the README from it. Shipped
 * code does not import contracts.
 */
export type ElementContract<Element extends Widget> = {
  element: Element & { slots?: readonly SlotName[] };
  summary: string;
  attributes: Readonly<Record<keyof Element['attributes'], string>>;
  methods: Readonly<Record<keyof Element['methods'], Member>>;
  properties?: Readonly<Record<keyof Element['properties'], Member>>;
  events: readonly (keyof WidgetEvents)[];
  parts: readonly PartName[];
};

/** Description of a method or property, with the type of its value unless that is `void`, and its parameters. */
export type Member = string | { description: string; type: string; parameters?: string };

/** Type of the element that a definition registers. */
export type ElementOf<Element extends Widget> = HTMLElement &
  Properties<Omit<typeof SHARED_ATTRIBUTES, 'lang'>> &
  Properties<Element['attributes']> &
  Results<Element['methods']> & {
    [Name in keyof Element['properties']]: ValueOf<Element['properties'], Name>;
  };

type Results<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (this: HTMLElement, ...values: infer Values) => infer Result
    ? (...values: Values) => Result
    : never;
};

type ValueOf<Accessors, Name extends keyof Accessors> = Accessors[Name] extends {
  get(this: HTMLElement): infer Result;
}
  ? Result
  : never;

type Properties<All extends Attributes> = {
  -readonly [Name in keyof All & string as CamelCase<Name>]: All[Name] extends Attribute<
    infer Kind extends Value
  >
    ? Kind
    : never;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
