import { writeEmbed } from '#lib/text/embed-fragment';
import { checkAttributes, type Mistake } from './attribute-checks';
import { configLayersOf, configLine, valueIn } from './configuration';
import { type Embed, embedOf } from './embeds';
import { type Finding, finding } from './finding';
import { type Markup, type Pairs, placeOf, type StartTag, startTag } from './markup';

/** Words in `rel` with which content management systems mark links of visitors. */
const OF_VISITORS: readonly string[] = ['nofollow', 'ugc'];

/** Mistakes for which links do not become the elements that they name, or not as they should. */
export function linkMistakes(markup: Markup): Finding[] {
  return [...linksOff(markup), ...markup.links.flatMap((link) => mistakesIn(link, markup))];
}

/** Without this key, links stay links. An invalid value of it is reported with the other values. */
function linksOff(markup: Markup): Finding[] {
  const [link] = markup.links;
  const layers = configLayersOf(markup);
  if (!link || layers.length === 0 || (valueIn(layers, 'embedLinks') ?? false) !== false) return [];
  return [finding('linksOff', { ...placeOf(link), instead: configLine(['embedLinks'], true) })];
}

/** All mistakes of a link have the same remedy. */
function mistakesIn(link: StartTag, markup: Markup): Finding[] {
  const embed = embedOf(link, markup);
  const { attributes, mistakes } = checkAttributes(embed.tag, embed.attributes, markup, {
    writtenIn: 'link',
  });
  const corrected = correctedLink(link, embed, attributes, markup);
  return [...linkRefusals(link, embed, markup), ...mistakes].map(
    ({ code, values, byLanguage, instead = corrected }) =>
      finding(code, { ...placeOf(link), instead }, values, byLanguage),
  );
}

function linkRefusals(link: StartTag, embed: Embed, markup: Markup): Mistake[] {
  const { written, tag, url } = embed;
  const rel = relOf(link)
    .filter((word) => OF_VISITORS.includes(word))
    .join(' ');
  return [
    ...(isOnSite(embed, markup)
      ? []
      : [{ code: 'linkToOtherSite', values: { host: url?.host || written } } as const]),
    ...(rel ? [{ code: 'linkOfVisitor', values: { rel } } as const] : []),
    ...(tag === written ? [] : [{ code: 'unknownTag', values: { tag: written, nearest: tag } } as const]),
  ];
}

function correctedLink(link: StartTag, embed: Embed, attributes: Pairs, markup: Markup): string {
  const { url } = embed;
  const path = url?.protocol.startsWith('http') ? url.pathname + url.search : '';
  const written = (link.attributes.get('href') ?? '').replace(/#.*/s, '');
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
