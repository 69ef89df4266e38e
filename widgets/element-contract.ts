import type { WidgetEvents } from '#config/events';
import type { Description, PartName, SlotName } from './shared.contract';
import type { Widget } from './types';

/**
 * The public contract of an element: descriptions of its attributes, methods, events, parts and slots. The build
 * generates `dist/custom-elements.json`, the descriptions in the package's types and the tables of the README from it; the
 * types themselves are derived from the definition (`ElementOf`). Shipped code does not import contracts.
 */
export type ElementContract<Element extends Widget> = {
  element: Element;
  summary: Description;
  attributes: Readonly<Record<keyof Element['attributes'], Description>>;
  methods: Readonly<Record<keyof Element['methods'], Description>>;
  properties?: Readonly<Record<keyof Element['properties'], Description>>;
  events: readonly (keyof WidgetEvents)[];
  parts: readonly PartName[];
  /** Besides the default slot of every element. */
  slots?: readonly SlotName[];
};
