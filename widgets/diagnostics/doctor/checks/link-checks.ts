import { configLine } from '../../markup/configuration';
import type { Finding } from '../../markup/finding';
import { placeOf, startTag } from '../../markup/markup';
import type { Observed } from '../observe';
import { finding } from '../observed-finding';
import { isMissing } from '../requests';

/** Stands for the address of the portal. */
const PORTAL = 'https://portal.example.com';

/** Links of the elements to pages that the site does not have. One key is the remedy for all, except for an attribute `href`. */
export function links({ links, portalBase, origin }: Observed): Finding[] {
  const missing = links.filter(({ status }) => isMissing(status));
  const [first, ...more] = missing.filter(({ tag }) => !tag);
  const values = { host: new URL(origin).hostname };
  const screens = first && {
    where: [first, ...more].map(({ url }) => url).join(' '),
    instead: configLine(['portalBase'], PORTAL),
  };
  return [
    ...(first && screens ? [finding('linksMissing', screens, { ...values, status: first.status })] : []),
    ...missing.flatMap(({ url, status, tag }) => {
      if (!tag) return [];
      const href = (/^http/.test(portalBase) ? portalBase : PORTAL) + new URL(url).pathname;
      const instead = startTag(tag.name, new Map(tag.attributes).set('href', href));
      return [finding('hrefMissing', { ...placeOf(tag), instead }, { ...values, status })];
    }),
  ];
}
