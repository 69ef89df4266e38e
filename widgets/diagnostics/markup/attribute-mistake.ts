import type { Attributes } from '../../attributes';
import type { MarkupCode, Values, ValuesByLanguage } from './finding';
import type { Markup, Pairs } from './markup';

/** A mistake in a tag. `instead` is a line of the configuration that mends it; without one, the tag is mended. */
export type Mistake = {
  code: MarkupCode;
  values: Values;
  byLanguage?: ValuesByLanguage;
  instead?: string;
};

/** Mistakes, and the attributes without them. */
export type Checked = { mistakes: readonly Mistake[]; attributes: Pairs };

export type Written = {
  tag: string;
  name: string;
  value: string;
  rules: Attributes;
  /** All attributes of the tag. */
  all: ReadonlyMap<string, string>;
  /** Attributes that are not of the contract and need not be. */
  others: RegExp;
};
export type Check = (written: Written, markup: Markup) => Checked | undefined;
