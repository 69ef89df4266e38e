import type { Favourite } from '#api/member/favourites';
import { fill } from '#i18n/fill';
import { readHttpAddress } from '#lib/http-address';

/**
 * Returns the URL of a favourite: the page of a video, or the live page of a channel (COLL-05, COLL-06). Empty if
 * it has none.
 * @param liveUrl page-config value with `{source_id}`
 */
export function favouriteHref({ sourceType, sourceId, url }: Favourite, liveUrl: string): string {
  if (sourceType !== 'channel') return url;
  return sourceId && readHttpAddress(fill(liveUrl, { source_id: encodeURIComponent(sourceId) }));
}
