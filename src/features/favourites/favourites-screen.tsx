import { clearFavourites, deleteFavourite, getFavourites } from '#api/member/favourites';
import { LIST_PARAMETERS } from '#config/list-parameters';
import { FAVOURITE_TABS, type FavouriteTab, sectionRoute } from '#config/member-center/sections';
import { useList } from '#data/use-list';
import { EmptyList } from '#shared/list/empty-list';
import { favouriteHref } from '#shared/list/favourite-href';
import { Media } from '#shared/list/media';
import { RecordList } from '#shared/list/record-list';
import { RecordTime } from '#shared/list/record-time';
import { Thumbnail } from '#shared/list/thumbnail';
import { useListPage } from '#shared/list/use-list-page';
import { useRoute } from '#shared/navigation/route';
import { useLogFailure } from '#shared/query/use-reported-query';
import { RouteTabs } from '#shared/route-tabs/route-tabs';
import { SECTION_ICONS } from '#shared/section-icons';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { ServerText } from '#ui/server-text';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

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
    <div className={type === 'video' ? covers : undefined}>
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
    </div>
  );
}

const inColumns = (count: number) => `repeat(${count},minmax(0,1fr))`;

/** Covers above their titles; the button is at the last lines. Browsers without container queries have two columns. */
const covers = css({
  '& [part~=list]': {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: inColumns(2),
    gap: '16px 12px',
    paddingTop: 4,
    '@container (width<300px)': { gridTemplateColumns: inColumns(1) },
    '@container (width>=560px)': { gridTemplateColumns: inColumns(3), gap: '24px 16px' },
    '@container (width>=860px)': { gridTemplateColumns: inColumns(4) },
  },
  '&& [part~=row]': { alignItems: 'stretch', padding: 0, borderTop: 0 },
  '& [part~=row] > div': {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 8,
    fontSize: token('text-s'),
  },
  '& [part~=row] > div > :first-child': { flex: 'auto' },
  '&& [part~=row] > button': { position: 'absolute', insetInlineEnd: -8, bottom: 0 },
  '& [data-testid=thumbnail]': { width: '100%' },
  // More is scrolled, so that one title does not make a row much higher than the others.
  '& [data-testid=record-title]': { maxHeight: '6.4em' },
  '& [data-testid=details]': {
    flexDirection: 'column',
    minHeight: token('control-height'),
    paddingInlineEnd: 36,
    fontSize: token('text-xs'),
  },
  '&& [data-testid=details] > *': { marginRight: 0 },
});
