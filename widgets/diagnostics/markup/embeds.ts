import { splitEmbed } from '#lib/text/embed-fragment';
import { type Markup, meantHref, type Pairs, placeOf, type StartTag } from './markup';
import { nearestTag } from './nearest-tag';

/** The element that a link is meant to become. */
export type Embed = {
  /** The tag in the fragment. */
  written: string;
  /** The tag that is meant. */
  tag: string;
  attributes: Pairs;
  /** What the link leads to; undefined if it is no valid address. */
  url: URL | undefined;
};

export function embedOf({ attributes }: StartTag, { base }: Pick<Markup, 'base'>): Embed {
  const own = attributes.get('href') ?? '';
  const href = meantHref(own);
  const url = resolved(href, base);
  const { written: meant, values } = splitEmbed(url?.hash ?? href.replace(/^[^#]*/, ''));
  // As the author wrote it, which is no name of an element.
  const written = href === own ? meant : own.replace(/^.*?(?:#|(?=＃|%23))/s, '');
  // Of an attribute that stands there twice, the first one counts.
  const pairs = [...values].reverse().filter(([name]) => name);
  return { written, tag: nearestTag(meant), attributes: [...new Map(pairs)].reverse(), url };
}

/** Returns tag and place of the elements, and of the links that become elements. */
export function usedElements(markup: Markup): { tag: string; where: string; line?: number | undefined }[] {
  return [
    ...markup.tags.map((tag) => ({ tag: tag.name, ...placeOf(tag) })),
    ...markup.links.map((link) => ({ tag: embedOf(link, markup).tag, ...placeOf(link) })),
  ];
}

function resolved(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}
