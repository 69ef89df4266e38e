import type { CallOptions } from '../../api/call';
import { type CollectionItem, getCollections } from '../../api/collections';
import type { ListPage } from '../../api/list-page';
import { MOBILE_FAVOURITES_SIZE } from '../../config/limits';
import { fill } from '../../i18n/catalogue';
import { RetryNotice } from '../../shared/loaded/retry-notice';
import { useLoaded } from '../../shared/loaded/use-loaded';
import { css } from '../../ui/emotion';
import { useTexts } from '../../ui/language';
import { Link } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { Thumbnail } from '../../ui/thumbnail';
import { token } from '../../ui/tokens';
import { useAreaTexts } from '../../ui/use-area-texts';
import { visuallyHidden } from '../../ui/visually-hidden.styles';

const KINDS = ['video', 'channel'] as const;

/** How much the viewer has collected, and the newest of each kind (APIMAP-23, FAV-04, OQ-68). */
export function Favourites() {
  const { favourites } = useAreaTexts('member');
  const { common } = useTexts();
  const { value, phase, retry } = useLoaded(loadFavourites, { isList: true });

  if (phase === 'loading')
    return (
      <div className={groups}>
        <span className={visuallyHidden} role="status">
          {common.loading}
        </span>
        <Skeleton className={groupSkeleton} />
        <Skeleton className={groupSkeleton} />
      </div>
    );
  if (!value) return <RetryNotice text={favourites.failed} onRetry={retry} />;
  return (
    <div className={groups}>
      {KINDS.map((kind) => (
        <section key={kind} part={`favourites-${kind}`}>
          <div className={head}>
            <h3>{favourites[kind]}</h3>
            <span>{fill(favourites.total, { n: value[kind].total })}</span>
          </div>
          <Newest page={value[kind]} />
        </section>
      ))}
    </div>
  );
}

function Newest({ page: { items } }: { page: ListPage<CollectionItem> }) {
  const { favourites } = useAreaTexts('member');
  if (items.length === 0) return <p className={empty}>{favourites.empty}</p>;
  return items.map(({ id, title, logoUrl, url }) => (
    <div key={id} className={item}>
      <Thumbnail src={logoUrl} />
      {url ? (
        <Link href={url}>{title || favourites.untitled}</Link>
      ) : (
        <span>{title || favourites.untitled}</span>
      )}
    </div>
  ));
}

async function loadFavourites(
  options: CallOptions,
): Promise<Record<(typeof KINDS)[number], ListPage<CollectionItem>>> {
  const page = (sourceType: (typeof KINDS)[number]) =>
    getCollections({ sourceType, page: 1, pageSize: MOBILE_FAVOURITES_SIZE }, options);
  const [video, channel] = await Promise.all([page('video'), page('channel')]);
  return { video, channel };
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
const empty = css({ color: token('color-text-muted'), fontSize: token('text-s') });
const groupSkeleton = css({ height: 84 });
