import { HOME_COLLECTION_SIZE } from '#config/limits';
import { collectionHref } from '#shared/list/collection-href';
import { Media } from '#shared/list/media';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { RecentList } from './recent-list';
import { useRecentCollection } from './use-recent-collection';

/** The videos and channels that the viewer collected last (HOME-07, HOME-08). */
export function RecentCollection() {
  const { home } = useAreaTexts('member');
  const liveUrl = usePageConfig('liveUrl');
  return (
    <RecentList
      title={home.collection}
      to="UserCollection"
      list={useRecentCollection()}
      size={HOME_COLLECTION_SIZE}
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
