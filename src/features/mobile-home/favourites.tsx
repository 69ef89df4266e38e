import { useState } from 'react';
import { getFavourites, type SourceType } from '#api/member/favourites';
import { MOBILE_FAVOURITES_SIZE } from '#config/limits';
import { useList } from '#data/use-list';
import { fill } from '#i18n/fill';
import { favouriteHref } from '#shared/list/favourite-href';
import { ListView } from '#shared/list/list-view';
import { Media } from '#shared/list/media';
import { Thumbnail } from '#shared/list/thumbnail';
import { RouteLink } from '#shared/navigation/route-link';
import { useLogFailure } from '#shared/query/use-reported-query';
import { Heading } from '#ui/heading';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { usePageConfig } from '#ui/hooks/use-page-config';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

const KINDS = ['video', 'channel'] as const;

/** The number of the viewer's favourites and the newest one of each type (APIMAP-23, FAV-04, OQ-68). */
export function Favourites() {
  const { viewAll } = useAreaTexts('member').home;
  return (
    <div className={groups}>
      {KINDS.map((kind) => (
        <Newest key={kind} kind={kind} />
      ))}
      <RouteLink to="UserCollection">{viewAll}</RouteLink>
    </div>
  );
}

function Newest({ kind }: { kind: SourceType }) {
  const { favourites } = useAreaTexts('member');
  const liveUrl = usePageConfig('liveUrl');
  const list = useList(
    [`favourites/${kind}`],
    (query, options) => getFavourites({ sourceType: kind, ...query }, options),
    useState(1),
    { pageSize: MOBILE_FAVOURITES_SIZE, onFailure: useLogFailure() },
  );
  return (
    <section data-testid={`favourites-${kind}`}>
      <div className={head}>
        <Heading level={3}>{favourites[kind]}</Heading>
        {list.items && <span>{fill(favourites.total, { n: list.total })}</span>}
      </div>
      <ListView
        list={list}
        skeleton={<Skeleton className={itemSkeleton} />}
        empty={favourites.empty}
        failedText={favourites.failed}
      >
        {(items) =>
          items
            .slice(0, list.pageSize)
            .map((each) => (
              <Media
                key={each.id}
                lead={<Thumbnail src={each.logoUrl} />}
                title={each.title}
                href={favouriteHref(each, liveUrl)}
                details={null}
              />
            ))
        }
      </ListView>
    </section>
  );
}

const groups = css({ display: 'grid', gap: 20 });
const head = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 8,
  fontSize: token('text-s'),
  '& h3,& h4': { fontSize: 'inherit', fontWeight: 500 },
  '& span': { color: token('color-text-muted'), fontVariantNumeric: 'tabular-nums' },
});
const itemSkeleton = css({ height: 54 });
