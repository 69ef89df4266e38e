import { MESSAGE_TABS } from '#config/member-center/sections';
import { RouteLink } from '#shared/navigation/route-link';
import { RetryNotice } from '#shared/query/retry-notice';
import { useWatchedUnread } from '#shared/unread/use-watched-unread';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

/**
 * Links with the number of unread messages by kind (HOME-03, HOME-04).
 */
export function MessageCounts() {
  const { home } = useAreaTexts('member');
  const { counts, failure, retry } = useWatchedUnread();
  return (
    <>
      <ul className={list}>
        {MESSAGE_TABS.map((kind) => (
          <li key={kind} className={box}>
            <span className={label}>{home[kind]}</span>
            {counts || failure ? (
              <strong className={number} data-testid={`count-${kind}`}>
                {counts ? counts[kind] : '–'}
              </strong>
            ) : (
              <Skeleton className={numberSkeleton} />
            )}
            <span className={label}>
              <RouteLink
                to="UserMessage"
                params={{ tabName: kind }}
                aria-label={`${home[kind]} ${home.viewAll}`}
              >
                {home.viewAll}
              </RouteLink>
            </span>
          </li>
        ))}
      </ul>
      {failure && <RetryNotice text={home.countFailed} error={failure.error} onRetry={retry} />}
    </>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,8.5em),1fr))',
  gap: 16,
  padding: 0,
  listStyle: 'none',
});
const box = css({
  display: 'grid',
  gap: 2,
  // The label takes the spare height, so that the numbers align.
  gridTemplateRows: '1fr',
  padding: '16px 18px',
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-m'),
  background: token('color-surface-sunken'),
});
const label = css({ color: token('color-text-muted'), fontSize: token('text-s') });
const number = css({
  fontSize: token('text-xl'),
  lineHeight: 1.3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
const numberSkeleton = css({ width: 40, height: 30, margin: '2px 0' });
