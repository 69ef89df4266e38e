import { splitEmbed } from '#lib/text/embed-fragment';
import { nearestWord } from '#lib/text/nearest-word';
import { ELEMENTS } from './elements.build-time';

export const TAGS: readonly string[] = Object.keys(ELEMENTS);

/** What the fragment of a link says about an element. */
export type Embed = {
  /** Undefined if there is no such element. */
  tag: string | undefined;
  attributes: readonly (readonly [name: string, value: string])[];
  /** One for each name that the contract does not know. */
  warnings: readonly string[];
};

/**
 * Reads the fragment of a link, such as `#cntv-apply-form?form=poetry`: a tag, and attributes as a query. Of an attribute
 * that stands there twice, the first one counts, as in HTML.
 */
export function readEmbed(fragment: string): Embed {
  const { written, values } = splitEmbed(fragment);
  const tag = TAGS.find((known) => known === written);
  if (!tag) {
    const warning = `<${written}> is not an element; did you mean <${nearestWord(written, TAGS)}>?`;
    return { tag, attributes: [], warnings: [warning] };
  }
  const known = ELEMENTS[tag] ?? [];
  const unknown = new Set([...values.keys()].filter((name) => !known.includes(name)));
  return {
    tag,
    attributes: known.filter((name) => values.has(name)).map((name) => [name, values.get(name) ?? '']),
    warnings: [...unknown].map(
      (name) => `unknown attribute "${name}"; those of <${tag}> are ${known.join(', ')}.`,
    ),
  };
}
