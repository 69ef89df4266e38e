import { allowedUrl } from '#lib/redirect/allowed-url';
import { writeEmbed } from '#lib/text/embed-fragment';
import { CONTAINER_MAX, OF_PAGE, tagOnly } from '#lib/text/embed-rules';
import { checkAttributes } from './attribute-checks';
import type { Mistake } from './attribute-mistake';
import {
  allowedDomains,
  CONTAINER_EXAMPLE,
  configLayersOf,
  configLine,
  shortened,
  valueIn,
} from './configuration';
import { type Embed, embedOf } from './embeds';
import { type Finding, finding } from './finding';
import {
  emptyElement,
  type LinkTag,
  type Markup,
  meantHref,
  type Pairs,
  placeOf,
  type StartTag,
  startTag,
} from './markup';

/** Words in `rel` with which content management systems mark links of visitors. */
const OF_VISITORS: readonly string[] = ['nofollow', 'ugc'];

/** Mistakes for which links do not become the elements that they name, or not as they should. */
export function linkMistakes(markup: Markup): Finding[] {
  const inside = markup.links.filter(({ container }) => container !== null);
  return [
    ...linksOff(markup),
    ...(markup.hasContainer === false
      ? [noContainer(markup)]
      : markup.links.filter((link) => !inside.includes(link)).map(outside)),
    ...inside.flatMap((link) => mistakesIn(link, markup)),
    ...tooMany(inside, markup),
  ];
}

/** Without this key, links stay links. An invalid value of it is reported with the other values. */
function linksOff(markup: Markup): Finding[] {
  const [link] = markup.links;
  const layers = configLayersOf(markup);
  if (!link || layers.length === 0 || (valueIn(layers, 'embedLinks') ?? false) !== false) return [];
  return [finding('linksOff', { ...placeOf(link), instead: configLine(['embedLinks'], CONTAINER_EXAMPLE) })];
}

/** A selector that matches nothing explains why no link becomes an element. */
function noContainer(markup: Markup): Finding {
  const selector = String(valueIn(configLayersOf(markup), 'embedLinks'));
  const where = shortened(configLine(['embedLinks'], selector));
  const instead = configLine(['embedLinks'], CONTAINER_EXAMPLE);
  return finding('noContainer', { where, instead }, { selector });
}

/** What is outside of the containers may be by anybody, so the line moves no link into them. */
function outside(link: LinkTag): Finding {
  return finding('linkOutside', { ...placeOf(link), instead: configLine(['embedLinks'], CONTAINER_EXAMPLE) });
}

/** The links of a container after the fifth one that names an element. */
function tooMany(links: readonly LinkTag[], markup: Markup): Finding[] {
  const counts = new Map<unknown, number>();
  return links.flatMap((link) => {
    const embed = embedOf(link, markup);
    if (refusals(link, embed, markup).length > 0) return [];
    const count = (counts.get(link.container) ?? 0) + 1;
    counts.set(link.container, count);
    const { tag, attributes } = embed;
    const place = { ...placeOf(link), instead: emptyElement(tag, attributes) };
    return count > CONTAINER_MAX ? [finding('tooManyLinks', place, { n: CONTAINER_MAX })] : [];
  });
}

/** All mistakes of a link have the same remedy. */
function mistakesIn(link: LinkTag, markup: Markup): Finding[] {
  const embed = embedOf(link, markup);
  const refused = embed.attributes.filter((pair) => attributeRefusal(pair, markup));
  const { attributes, mistakes } = checkAttributes(
    embed.tag,
    embed.attributes.filter((pair) => !refused.includes(pair)),
    markup,
    { writtenIn: 'link' },
  );
  const isTagOnly = tagOnly(embed.tag, new Map(attributes).get('section'));
  const corrected = isTagOnly
    ? emptyElement(embed.tag, embed.attributes)
    : correctedLink(link, embed, attributes, markup);
  return [
    ...refusals(link, embed, markup),
    ...refused.map((pair) => attributeRefusal(pair, markup) as Mistake),
    ...mistakes,
  ].map(({ code, values, byLanguage, instead = corrected }) =>
    finding(code, { ...placeOf(link), instead }, values, byLanguage),
  );
}

/** Attributes of the element that a link cannot have. */
function attributeRefusal([name, value]: Pairs[number], markup: Markup): Mistake | undefined {
  if (OF_PAGE.includes(name)) return { code: 'attributeNotInLink', values: { name } };
  const rule = { base: markup.base, allowedDomains: allowedDomains(configLayersOf(markup)) };
  return name === 'href' && value && !allowedUrl(value, rule)
    ? { code: 'hrefToOtherSite', values: { value } }
    : undefined;
}

/** Reasons for which a link stays a link. */
function refusals(link: StartTag, embed: Embed, markup: Markup): Mistake[] {
  const { written, tag, url, attributes } = embed;
  const element = tagOnly(tag, new Map(attributes).get('section'));
  const rel = relOf(link)
    .filter((word) => OF_VISITORS.includes(word))
    .join(' ');
  return [
    ...(isOnSite(embed, markup)
      ? []
      : [{ code: 'linkToOtherSite', values: { host: url?.host || written } } as const]),
    ...(rel ? [{ code: 'linkOfVisitor', values: { rel } } as const] : []),
    ...(element ? [{ code: 'elementNotInLink', values: { element } } as const] : []),
    ...(tag === written ? [] : [{ code: 'unknownTag', values: { tag: written, nearest: tag } } as const]),
  ];
}

function correctedLink(link: StartTag, embed: Embed, attributes: Pairs, markup: Markup): string {
  const { url } = embed;
  const path = url?.protocol.startsWith('http') ? url.pathname + url.search : '';
  const written = meantHref(link.attributes.get('href') ?? '').replace(/#.*/s, '');
  const href = (isOnSite(embed, markup) ? written : path) + writeEmbed(embed.tag, attributes);
  const rel = relOf(link)
    .filter((word) => !OF_VISITORS.includes(word))
    .join(' ');
  const corrected = [...link.attributes].map(
    ([name, value]) => [name, { href, rel }[name] ?? value] as const,
  );
  return startTag(
    'a',
    corrected.filter(([name]) => name !== 'rel' || rel),
  );
}

function isOnSite({ url }: Embed, { base }: Markup): boolean {
  return url?.origin === new URL(base).origin;
}

/** Returns the words in `rel`, of which browsers ignore the case. */
function relOf({ attributes }: StartTag): readonly string[] {
  return (attributes.get('rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
