import type { WidgetEvents } from '../src/config/events';
import type { Attribute, Attributes, SHARED_ATTRIBUTES, Value } from './attributes';
import type { Widget } from './define-widget';

/**
 * The public contract of one element: what its definition says in code (tag, attributes, methods), described, and its
 * events and parts. The build makes `dist/custom-elements.json`, the package's types and the tables of the README
 * from it. No code that is shipped imports a contract.
 */
export type ElementContract<Element extends Widget> = {
  element: Element;
  summary: string;
  attributes: Readonly<Record<keyof Element['attributes'], string>>;
  methods: Readonly<Record<keyof Element['methods'], string>>;
  events: Readonly<{ [Name in keyof WidgetEvents]?: string }>;
  parts: Parts;
};

/** Names for `::part()`, described. A name that ends with `*` stands for several, one for each kind of thing. */
export type Parts = Readonly<Record<string, string>>;

/** The values of `data-state`, which every element reflects. */
export type WidgetState = 'loading' | 'ready' | 'error';

/** Type of the element that a definition registers. */
export type ElementOf<Element extends Widget> = HTMLElement &
  Properties<Omit<typeof SHARED_ATTRIBUTES, 'lang'>> &
  Properties<Element['attributes']> & { [Name in keyof Element['methods']]: () => void };

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
