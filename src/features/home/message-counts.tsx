import { CalendarClock, ChevronRight, type IconNode, Megaphone } from 'lucide';
import { MESSAGE_TABS } from '#config/member-center/sections';
import { RouteLink } from '#shared/navigation/route-link';
import { RetryNotice } from '#shared/query/retry-notice';
import { useWatchedUnread } from '#shared/unread/use-watched-unread';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { Skeleton } from '#ui/loading/skeleton';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

const ICONS = { subscribe: CalendarClock, system: Megaphone } satisfies Record<
  (typeof MESSAGE_TABS)[number],
  IconNode
>;

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
            <span className={tile}>
              <Icon shapes={ICONS[kind]} />
            </span>
            <span className={label}>{home[kind]}</span>
            {counts || failure ? (
              <strong className={number} data-testid={`count-${kind}`}>
                {counts ? counts[kind] : '–'}
              </strong>
            ) : (
              <Skeleton className={numberSkeleton} />
            )}
            <span className={link}>
              <RouteLink
                to="UserMessage"
                params={{ tabName: kind }}
                aria-label={`${home[kind]} ${home.viewAll}`}
              >
                {home.viewAll} <Icon shapes={ChevronRight} size={16} />
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
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,16em),1fr))',
  gap: 12,
  padding: 0,
  listStyle: 'none',
});
const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 16px',
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-m'),
});
const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: token('radius-s'),
  background: token('color-brand-soft'),
  color: token('color-brand'),
});
const label = css({ flex: 1, minWidth: '5em' });
const link = css({ fontSize: token('text-s') });
const number = css({
  fontSize: token('text-xl'),
  lineHeight: 1.3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
const numberSkeleton = css({ width: 40, height: 30, margin: '2px 0' });
