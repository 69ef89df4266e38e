import { useState } from 'react';
import { type CollectionItem, getCollections, type SourceType } from '#api/member/collections';
import { HOME_COLLECTION_SIZE } from '#config/limits';
import { type List, useList } from '#data/use-list';
import type { ShownList } from '#shared/list/list-view';
import { useLogFailure } from '#shared/query/use-reported-query';

/**
 * The newest videos of the viewer's collection, and channels where there are fewer videos than the home shows (HOME-07).
 * Only then are the channels requested.
 */
export function useRecentCollection(): ShownList<CollectionItem> {
  const videos = useNewest('video', true);
  const hasRoom = videos.items !== undefined && videos.items.length < HOME_COLLECTION_SIZE;
  const channels = useNewest('channel', hasRoom);
  const [isRetried, setRetried] = useState(false);
  if (!hasRoom) return videos;
  return {
    items: joined(videos.items, channels.items, isRetried || channels.hasFailed),
    total: videos.total + channels.total,
    isLoading: videos.isLoading || channels.isLoading,
    hasFailed: videos.hasFailed || channels.hasFailed,
    retry() {
      setRetried(true);
      if (videos.hasFailed) videos.retry();
      if (channels.hasFailed) channels.retry();
    },
  };
}

function useNewest(sourceType: SourceType, isWanted: boolean): List<CollectionItem> {
  return useList(
    [`collections/${sourceType}`],
    (query, options) => getCollections({ sourceType, ...query }, options),
    useState(1),
    { pageSize: HOME_COLLECTION_SIZE, isWanted, onFailure: useLogFailure() },
  );
}

/**
 * Undefined while the channels are loading, so that no item appears later.
 * @param hasFailed the channels could not be loaded: the videos are shown without them
 */
function joined(
  videos: readonly CollectionItem[] = [],
  channels: readonly CollectionItem[] | undefined,
  hasFailed: boolean,
): readonly CollectionItem[] | undefined {
  if (!channels) return hasFailed && videos.length > 0 ? videos : undefined;
  // Of items with the same ID, the first one is kept, as within a page.
  return [...videos, ...channels.filter(({ id }) => !videos.some((video) => video.id === id))];
}
