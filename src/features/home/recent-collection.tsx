import { useState } from 'react';
import { getCollections } from '../../api/member/collections';
import { HOME_COLLECTION_SIZE } from '../../config/limits';
import { useList } from '../../data/use-list';
import { collectionHref } from '../../shared/list/collection-href';
import { Media } from '../../shared/list/media';
import { useLogFailure } from '../../shared/query/use-reported-query';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { usePageConfig } from '../../ui/hooks/use-page-config';
import { RecentList } from './recent-list';

/** The videos that the viewer collected last (HOME-07, HOME-08). */
export function RecentCollection() {
  const { home } = useAreaTexts('member');
  const liveUrl = usePageConfig('liveUrl');
  const pageSize = HOME_COLLECTION_SIZE;
  const list = useList(
    ['collections/video'],
    (page, options) => getCollections({ sourceType: 'video', page, pageSize }, options),
    useState(1),
    { pageSize, onFailure: useLogFailure() },
  );
  return (
    <RecentList
      title={home.collection}
      to="UserCollection"
      list={list}
      emptyText={home.noCollection}
      failedText={home.collectionFailed}
      testId="recent-collection"
    >
      {(item) => (
        <Media
          picture={item.logoUrl}
          title={item.title}
          href={collectionHref(item, liveUrl)}
          details={<span>{item.businessName}</span>}
        />
      )}
    </RecentList>
  );
}
