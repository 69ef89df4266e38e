import { WIDGETS } from 'virtual:elements';
import { SHARED_ATTRIBUTES } from '../attributes';

/** Names of the attributes by tag. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  WIDGETS.map(({ tag, attributes }) => [tag, Object.keys({ ...attributes, ...SHARED_ATTRIBUTES })]),
);
