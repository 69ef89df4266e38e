import type { Attribute, Attributes, SHARED_ATTRIBUTES, Value } from './attributes';
import type { Widget } from './types';

/** Type of the element that a definition registers, also in the types of the package. */
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
