import { clearCollections, deleteCollection, getCollections } from '#api/member/collections';
import { COLLECTION_TABS, type CollectionTab, LIST_PARAMETERS } from '#config/paths';
import { sectionRoute } from '#config/sections';
import { useList } from '#data/use-list';
import { shownTime } from '#lib/time/shanghai-time';
import { collectionHref } from '#shared/list/collection-href';
import { EmptyList } from '#shared/list/empty-list';
import { Media } from '#shared/list/media';
import { RecordList } from '#shared/list/record-list';
import { usePageQuery } from '#shared/list/use-page-query';
import { useRoute } from '#shared/navigation/route';
import { useLogFailure } from '#shared/query/use-reported-query';
import { RouteTabs } from '#shared/route-tabs/route-tabs';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';

/** UserCollection: the viewer's videos and channels, with a tab for each (ROUTE-23, COLL-01 to COLL-08). */
export function Screen() {
  const { collection } = useAreaTexts('lists');
  const wanted = useRoute().query.get(LIST_PARAMETERS.tab);
  const type = COLLECTION_TABS.find((known) => known === wanted) ?? COLLECTION_TABS[0];
  const tabs = COLLECTION_TABS.map((each) => ({
    label: collection.tabs[each],
    ...sectionRoute('collection', each),
    isCurrent: each === type,
  }));
  return (
    <>
      <RouteTabs label={collection.title} tabs={tabs} />
      <Items key={type} type={type} />
    </>
  );
}

function Items({ type }: { type: CollectionTab }) {
  const { collection } = useAreaTexts('lists');
  const liveUrl = usePageConfig('liveUrl');
  const route = sectionRoute('collection', type);
  const list = useList(
    [`collections/${type}`],
    (query, options) => getCollections({ sourceType: type, ...query }, options),
    usePageQuery(route),
    { onFailure: useLogFailure() },
  );
  return (
    <RecordList
      list={list}
      route={route}
      failedText={collection.failed}
      empty={<EmptyList text={collection.empty} linkText={collection.emptyLink} />}
      calls={{
        one: ({ id }, options) => deleteCollection(id, options),
        all: (options) => clearCollections(type, options),
      }}
      nameOf={({ title }) => title}
    >
      {(item) => (
        <Media
          picture={item.logoUrl}
          title={item.title}
          href={collectionHref(item, liveUrl)}
          details={
            <>
              {item.businessName && <span data-testid="source">{item.businessName}</span>}
              <span data-testid="time">{shownTime(item.collectedAt)}</span>
            </>
          }
        />
      )}
    </RecordList>
  );
}
