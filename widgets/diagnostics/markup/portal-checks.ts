import { loadChunk } from '#lib/chunk';
import { type Finding, finding } from './finding';
import { type Markup, placeOf, startTag, type Tag } from './markup';

const PORTAL = 'cntv-portal';
const loadAddresses = () => import('../portal-addresses');

type Addresses = Awaited<ReturnType<typeof loadAddresses>>;

/** A portal on a page whose address is none of its screens. */
export async function portalMistakes({ tags, widgets, openedAt }: Markup): Promise<Finding[]> {
  const portals = tags.filter(({ name }) => name === PORTAL);
  const rule = widgets.find(({ tag }) => tag === PORTAL)?.attributes.base;
  if (portals.length === 0 || !rule || openedAt === undefined) return [];
  const addresses = await loadChunk(loadAddresses);
  return portals.flatMap((portal) =>
    mistakesOf(portal, `${rule.valueOf(portal.attributes.get('base') ?? null)}`, openedAt, addresses),
  );
}

function mistakesOf(portal: Tag, base: string, path: string, addresses: Addresses): Finding[] {
  const { isBelow, isKnown, prefixOf } = addresses;
  const prefix = prefixOf(base, 'http://localhost');
  if (isKnown(prefix, path)) return [];
  const meant = addresses.baseFor(path);
  const attributes = new Map(portal.attributes).set('base', meant ?? '');
  const instead =
    meant === undefined
      ? ''
      : startTag(
          PORTAL,
          [...attributes].filter(([name, value]) => name !== 'base' || value),
        );
  const code = isBelow(prefix, path) ? 'noPortalScreen' : 'outsidePortalBase';
  return [finding(code, { ...placeOf(portal), instead }, { path, base, example: `${prefix}/login.html` })];
}
