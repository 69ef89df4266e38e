import { useState } from 'react';
import { type Favourite, getFavourites, type SourceType } from '#api/member/favourites';
import { HOME_FAVOURITES_SIZE } from '#config/limits';
import { type List, useList } from '#data/use-list';
import type { ShownList } from '#shared/list/list-view';
import { useLogFailure } from '#shared/query/use-reported-query';

/**
 * The newest videos of the viewer's favourites, and channels where there are fewer videos than the home shows (HOME-07).
 * Only then are the channels requested.
 */
export function useRecentFavourites(): ShownList<Favourite> {
  const videos = useNewest('video', true);
  const hasRoom = videos.items !== undefined && videos.items.length < HOME_FAVOURITES_SIZE;
  const channels = useNewest('channel', hasRoom);
  const [isRetried, setRetried] = useState(false);
  if (!hasRoom) return videos;
  return {
    items: joined(videos.items, channels.items, isRetried || Boolean(channels.error)),
    total: videos.total + channels.total,
    isLoading: videos.isLoading || channels.isLoading,
    error: videos.error ?? channels.error,
    isUnreadable: videos.isUnreadable || channels.isUnreadable,
    retry() {
      setRetried(true);
      if (videos.error) videos.retry();
      if (channels.error) channels.retry();
    },
  };
}

function useNewest(sourceType: SourceType, isWanted: boolean): List<Favourite> {
  return useList(
    [`favourites/${sourceType}`],
    (query, options) => getFavourites({ sourceType, ...query }, options),
    useState(1),
    { pageSize: HOME_FAVOURITES_SIZE, isWanted, onFailure: useLogFailure() },
  );
}

/**
 * Undefined while the channels are loading, so that no item appears later.
 * @param hasFailed the channels could not be loaded: the videos are shown without them
 */
function joined(
  videos: readonly Favourite[] = [],
  channels: readonly Favourite[] | undefined,
  hasFailed: boolean,
): readonly Favourite[] | undefined {
  if (!channels) return hasFailed && videos.length > 0 ? videos : undefined;
  // Of items with the same ID, the first one is kept, as within a page.
  return [...videos, ...channels.filter(({ id }) => !videos.some((video) => video.id === id))];
}
