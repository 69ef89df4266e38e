import { splitEmbed } from '#lib/text/embed-fragment';
import { ELEMENTS } from './elements.build-time';

export const TAGS: readonly string[] = Object.keys(ELEMENTS);

/** What the fragment of a link says about an element. */
export type Embed = {
  /** Undefined if there is no such element. */
  tag: string | undefined;
  attributes: readonly (readonly [name: string, value: string])[];
  /** Whether there is such an element, with each attribute of the link. */
  isKnown: boolean;
};

/**
 * Reads the fragment of a link, such as `#cntv-apply-form?form=poetry`: a tag, and attributes as a query. Of an attribute
 * that stands there twice, the first one counts, as in HTML.
 */
export function readEmbed(fragment: string): Embed {
  const { written, values } = splitEmbed(fragment);
  const tag = TAGS.find((known) => known === written);
  const known = tag ? (ELEMENTS[tag] ?? []) : [];
  return {
    tag,
    attributes: known.filter((name) => values.has(name)).map((name) => [name, values.get(name) ?? '']),
    isKnown: tag !== undefined && [...values.keys()].every((name) => known.includes(name)),
  };
}
