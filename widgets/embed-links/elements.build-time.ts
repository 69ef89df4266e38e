import { WIDGETS } from 'virtual:elements';
import { OF_PAGE } from '#lib/text/embed-rules';
import { SHARED_ATTRIBUTES } from '../attributes';

/** Names of the attributes that a link can have, by tag. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  WIDGETS.map(({ tag, attributes }) => [
    tag,
    Object.keys({ ...attributes, ...SHARED_ATTRIBUTES }).filter((name) => !OF_PAGE.includes(name)),
  ]),
);
