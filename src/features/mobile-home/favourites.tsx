import { useState } from 'react';
import { getCollections, type SourceType } from '../../api/collections';
import { MOBILE_FAVOURITES_SIZE } from '../../config/limits';
import { useList } from '../../data/use-list';
import { fill } from '../../i18n/catalogue';
import { ListView } from '../../shared/list/list-view';
import { useLogFailure } from '../../shared/query/use-reported-query';
import { useAreaTexts } from '../../ui/hooks/use-area-texts';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/loading/skeleton';
import { css } from '../../ui/styles/emotion';
import { token } from '../../ui/styles/tokens';
import { Thumbnail } from '../../ui/thumbnail';

const KINDS = ['video', 'channel'] as const;

/** The number of items in the viewer's collection and the newest of each type (APIMAP-23, FAV-04, OQ-68). */
export function Favourites() {
  return (
    <div className={groups}>
      {KINDS.map((kind) => (
        <Newest key={kind} kind={kind} />
      ))}
    </div>
  );
}

function Newest({ kind }: { kind: SourceType }) {
  const { favourites } = useAreaTexts('member');
  const pageSize = MOBILE_FAVOURITES_SIZE;
  const list = useList(
    [`collections/${kind}`],
    (page, options) => getCollections({ sourceType: kind, page, pageSize }, options),
    useState(1),
    { pageSize, onFailure: useLogFailure() },
  );
  return (
    <section data-testid={`favourites-${kind}`}>
      <div className={head}>
        <h3>{favourites[kind]}</h3>
        {list.items && <span>{fill(favourites.total, { n: list.total })}</span>}
      </div>
      <ListView
        list={list}
        skeleton={<Skeleton className={itemSkeleton} />}
        empty={favourites.empty}
        failedText={favourites.failed}
      >
        {(items) =>
          items.map(({ id, title, logoUrl, url }) => (
            <div key={id} className={item} part="row">
              <Thumbnail src={logoUrl} />
              {url ? (
                <Link href={url}>{title || favourites.untitled}</Link>
              ) : (
                <span>{title || favourites.untitled}</span>
              )}
            </div>
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
  '& h3': { fontSize: 'inherit', fontWeight: 500 },
  '& span': { color: token('color-text-muted'), fontVariantNumeric: 'tabular-nums' },
});
const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 54,
  '& > :last-child': { minWidth: 0, wordBreak: 'break-word' },
});
const itemSkeleton = css({ height: 54 });
