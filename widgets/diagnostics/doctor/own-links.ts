import { loadChunk } from '#lib/chunk';
import { isMobileDevice } from '#lib/device';
import { wordsIn } from '#lib/text/words-in';
import { RULES } from '#page-config/rules';
import { configLayersOf, valueIn } from '../markup/configuration';
import { embedOf } from '../markup/embeds';
import type { Markup, Tag } from '../markup/markup';
import { LINKED, SECTION_LINKS } from './linked-screens.build-time';

const loadAddresses = () => import('../portal-addresses');

/** A link of an element. `tag`: the one whose attribute `href` it is; undefined for a link to a screen of the portal. */
export type OwnLink = { url: string; tag?: Tag };

type Used = { name: string; attributes: Tag['attributes']; tag?: Tag };

/**
 * Returns what the elements link to on the origin of the page, each address once and without a query: paths of the route table
 * only, because opening another address may do something. A portal, and a standalone sign-in, show their screens themselves.
 */
export async function ownLinks(markup: Markup): Promise<readonly OwnLink[]> {
  const portalBase = portalBaseOf(markup);
  const page = new URL(markup.base);
  const { isKnown, prefixOf } = await loadChunk(loadAddresses);
  const prefix = new URL(portalBase, page).origin === page.origin ? prefixOf(portalBase, page.href) : '';
  const links = usedIn(markup).flatMap(({ tag, ...used }): OwnLink[] => {
    const screens = pathsOf(used, markup).map((path) => ({ url: portalBase + path }));
    const href = tag && used.attributes.get('href');
    return href ? [...screens, { url: href, tag }] : screens;
  });
  const asked = new Map<string, OwnLink>();
  for (const link of links) {
    const { origin, pathname } = resolved(link.url, page);
    const isScreen = isKnown(prefix, pathname) || isKnown('', pathname);
    const url = origin + pathname;
    if (origin === page.origin && isScreen && !asked.has(url)) asked.set(url, { ...link, url });
  }
  return [...asked.values()];
}

export function portalBaseOf(markup: Markup): string {
  return RULES.portalBase.read(valueIn(configLayersOf(markup), 'portalBase')) ?? '';
}

/** The elements of the page, and the links that become elements. */
function usedIn(markup: Markup): Used[] {
  const embeds = markup.links.filter(({ container }) => container !== null);
  return [
    ...markup.tags.map((tag) => ({ name: tag.name, attributes: tag.attributes, tag })),
    ...embeds.map((link) => {
      const { tag: name, attributes } = embedOf(link, markup);
      return { name, attributes: new Map(attributes) };
    }),
  ];
}

/** Returns the paths of the screens that an element links to, without those that another key puts elsewhere. */
function pathsOf({ name, attributes }: Used, markup: Markup): readonly string[] {
  const written = (key: string) => valueIn(configLayersOf(markup), key);
  const value = (attribute: string) => {
    const rule = markup.widgets.find(({ tag }) => tag === name)?.attributes[attribute];
    return rule?.valueOf(attributes.get(attribute) ?? null);
  };
  const { signIn, userHome, ...sites } = LINKED;
  const all = {
    'cntv-login': () => {
      const isMobile = value('variant') === 'auto' ? isMobileDevice() : value('variant') === 'mobile';
      return value('standalone') ? [] : sites[isMobile ? 'mobile' : 'desktop'];
    },
    'cntv-account': () => {
      const sections = [...wordsIn(`${value('links')}`), ...(value('unread') ? ['message'] : [])];
      return sections.flatMap((section) => SECTION_LINKS[section] ?? []);
    },
    'cntv-qr-login': () => [signIn],
    'cntv-member-center': () => [signIn],
  };
  const paths = all[name as keyof typeof all]?.() ?? [];
  return paths.filter(
    (path) =>
      !(path === signIn && written('registrationHost')) &&
      !(path === userHome && (written('userHome') ?? userHome) !== userHome),
  );
}

function resolved(href: string, page: URL): Pick<URL, 'origin' | 'pathname'> {
  try {
    return new URL(href, page);
  } catch {
    return { origin: '', pathname: '' };
  }
}
