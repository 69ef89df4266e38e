import { WIDGETS } from 'virtual:elements';
import { SHARED_ATTRIBUTES } from '../attributes';
import { OF_PAGE } from './refusals';

/** Names of the attributes that a link can have, by tag. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  WIDGETS.map(({ tag, attributes }) => [
    tag,
    Object.keys({ ...attributes, ...SHARED_ATTRIBUTES }).filter((name) => !OF_PAGE.includes(name)),
  ]),
);
