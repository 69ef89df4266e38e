import type { Favourite } from '#api/member/favourites';
import { readHttpAddress } from '#lib/http-address';

/**
 * Returns the URL of a favourite: the page of a video, or the live page of a channel (COLL-05, COLL-06). Empty if
 * it has none.
 * @param liveUrl page-config value with `{source_id}`
 */
export function favouriteHref({ sourceType, sourceId, url }: Favourite, liveUrl: string): string {
  if (sourceType !== 'channel') return url;
  return sourceId && readHttpAddress(liveUrl.replaceAll('{source_id}', encodeURIComponent(sourceId)));
}
