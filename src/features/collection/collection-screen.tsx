import {
  clearCollections,
  deleteCollection,
  getCollections,
  type SourceType,
} from '../../api/member/collections';
import { useList } from '../../data/use-list';
import { shownTime } from '../../lib/time/shanghai-time';
import { collectionHref } from '../../shared/list/collection-href';
import { EmptyList } from '../../shared/list/empty-list';
import { Media } from '../../shared/list/media';
import { RecordList } from '../../shared/list/record-list';
import { type ListRoute, usePageQuery } from '../../shared/list/use-page-query';
import { useRoute } from '../../shared/navigation/route';
import { useLogFailure } from '../../shared/query/use-reported-query';
import { RouteTabs } from '../../shared/route-tabs/route-tabs';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { usePageConfig } from '../../ui/hooks/use-page-config';

const TYPES = ['video', 'channel'] as const satisfies readonly SourceType[];
/** Query parameter of the tab. */
const TYPE = 'type';

/** UserCollection: the viewer's videos and channels, with a tab for each (ROUTE-23, COLL-01 to COLL-08). */
export function Screen() {
  const { collection } = useAreaTexts('lists');
  const wanted = useRoute().query.get(TYPE);
  const type = TYPES.find((known) => known === wanted) ?? TYPES[0];
  const tabs = TYPES.map((each) => ({
    label: collection.tabs[each],
    ...routeOf(each),
    isCurrent: each === type,
  }));
  return (
    <>
      <RouteTabs label={collection.title} tabs={tabs} />
      <Items key={type} type={type} />
    </>
  );
}

function Items({ type }: { type: SourceType }) {
  const { collection } = useAreaTexts('lists');
  const liveUrl = usePageConfig('liveUrl');
  const route = routeOf(type);
  const list = useList(
    [`collections/${type}`],
    (page, options) => getCollections({ sourceType: type, page }, options),
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

/** The first tab has no parameter. */
function routeOf(type: SourceType): ListRoute {
  return { to: 'UserCollection', query: type === TYPES[0] ? {} : { [TYPE]: type } };
}
