import { clearFavourites, deleteFavourite, getFavourites } from '#api/member/favourites';
import { LIST_PARAMETERS } from '#config/list-parameters';
import { FAVOURITE_TABS, type FavouriteTab, sectionRoute } from '#config/member-center/sections';
import { useList } from '#data/use-list';
import { EmptyList } from '#shared/list/empty-list';
import { favouriteHref } from '#shared/list/favourite-href';
import { Media } from '#shared/list/media';
import { RecordList } from '#shared/list/record-list';
import { RecordTime } from '#shared/list/record-time';
import { useListPage } from '#shared/list/use-list-page';
import { useRoute } from '#shared/navigation/route';
import { useLogFailure } from '#shared/query/use-reported-query';
import { RouteTabs } from '#shared/route-tabs/route-tabs';
import { SECTION_ICONS } from '#shared/section-icons';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { ServerText } from '#ui/server-text';
import { Thumbnail } from '#ui/thumbnail';

/** UserCollection: the viewer's favourite videos and channels, with a tab for each (ROUTE-23, COLL-01 to COLL-08). */
export function Screen() {
  const { collection } = useAreaTexts('lists');
  const wanted = useRoute().query.get(LIST_PARAMETERS.tab);
  const type = FAVOURITE_TABS.find((known) => known === wanted) ?? FAVOURITE_TABS[0];
  const tabs = FAVOURITE_TABS.map((each) => ({
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

function Items({ type }: { type: FavouriteTab }) {
  const { collection } = useAreaTexts('lists');
  const liveUrl = usePageConfig('liveUrl');
  const route = sectionRoute('collection', type);
  const list = useList(
    [`favourites/${type}`],
    (query, options) => getFavourites({ sourceType: type, ...query }, options),
    useListPage(route),
    { onFailure: useLogFailure() },
  );
  return (
    <RecordList
      list={list}
      route={route}
      failedText={collection.failed}
      empty={
        <EmptyList
          picture={SECTION_ICONS.collection}
          text={collection.empty}
          linkText={collection.emptyLink}
        />
      }
      questions={{ confirmAll: collection.confirmAll[type] }}
      calls={{
        one: ({ id }, options) => deleteFavourite(id, options),
        all: (options) => clearFavourites(type, options),
      }}
      nameOf={({ title }) => title}
      timeOf={({ collectedAt }) => collectedAt}
    >
      {(item) => (
        <Media
          lead={<Thumbnail src={item.logoUrl} />}
          title={item.title}
          href={favouriteHref(item, liveUrl)}
          details={
            <>
              {item.businessName && (
                <span data-testid="source">
                  <ServerText text={item.businessName} />
                </span>
              )}
              <RecordTime time={item.collectedAt} />
            </>
          }
        />
      )}
    </RecordList>
  );
}
